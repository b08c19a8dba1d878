public import Foundation
public import Humble

/// What a fetch found, with what is old in it.
public struct Fetched<Value: Sendable>: Sendable {
  /// What there is to show.
  public let value: Value
  /// That the source gave no answer, so that the value is an earlier one; `nil` where it is fresh.
  public let gap: FetchGap?
  /// Why the value could not be kept for a time without network, or what was kept could not be read, where that failed.
  public let storeFailure: StoreFailure?

  /// Makes a find.
  /// - Parameters:
  ///   - value: what there is to show.
  ///   - gap: that the source gave no answer.
  ///   - storeFailure: why the value could not be kept, or what was kept could not be read.
  public init(_ value: Value, gap: FetchGap? = nil, storeFailure: StoreFailure? = nil) {
    self.value = value
    self.gap = gap
    self.storeFailure = storeFailure
  }

  /// The same find with another value made of this one's.
  /// - Parameter transform: makes it.
  /// - Returns: the find.
  public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
    Fetched<Other>(transform(value), gap: gap, storeFailure: storeFailure)
  }
}

extension Fetched: Equatable where Value: Equatable {}

/// That a source gave no answer, and how old is what is shown in its place.
public struct FetchGap: Sendable, Equatable {
  /// Why it gave no answer.
  public let failure: GatewayFailure
  /// When it gave the answer that is shown.
  public let since: Date

  /// Makes a gap.
  /// - Parameters:
  ///   - failure: why the source gave no answer.
  ///   - since: when it gave the answer that is shown.
  public init(failure: GatewayFailure, since: Date) {
    self.failure = failure
    self.since = since
  }
}
