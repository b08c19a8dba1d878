public import Humble

/// What the sources of one fetch answered, together.
public protocol FetchAnswer: Sendable {
  /// What is kept for an account.
  associatedtype Kept: Sendable
  /// What there is to show.
  associatedtype Found

  /// Why sources gave no answer; empty where all of them did.
  var failures: [GatewayFailure] { get }

  /// What to keep, with the earlier answers of sources that gave none; `nil` where nothing is new.
  var toKeep: Kept? { get }

  /// What to show; called on the isolation of the interactor.
  /// - Parameter storeFailure: why something could not be kept, or what was kept could not be read, where that failed.
  /// - Returns: what there is to show; `nil` where there is nothing of any source.
  func found(storeFailure: StoreFailure?) -> Found?
}

/// What one source answered, or the earlier answer in its place.
struct SourceAnswer<Value: Sendable>: FetchAnswer {
  let result: Result<Snapshot<Value>, GatewayFailure>
  let kept: Snapshot<Value>?

  var failures: [GatewayFailure] { result.failure.map { [$0] } ?? [] }
  var toKeep: Snapshot<Value>? { try? result.get() }

  func found(storeFailure: StoreFailure?) -> Fetched<Value>? {
    switch result {
    case .success(let snapshot): Fetched(snapshot.value, storeFailure: storeFailure)
    case .failure(let failure):
      kept.map { Fetched($0.value, gap: FetchGap(failure: failure, since: $0.fetched), storeFailure: storeFailure) }
    }
  }
}

extension Result where Failure == GatewayFailure {
  /// Why there is no answer, where there is none.
  package var failure: GatewayFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
