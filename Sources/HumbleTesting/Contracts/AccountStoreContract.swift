public import Authentication
import Foundation
import Humble

/// What every ``AccountStore`` keeps to.
public struct AccountStoreContract<Value: Equatable & Sendable>: Sendable {
  private let sample: @Sendable (Int) -> Value
  private let open: @Sendable () async throws -> any AccountStore<Value>
  private let account = UUID()
  private let other = UUID()

  /// Makes the suite.
  /// - Parameters:
  ///   - sample: makes a value for each number from 0 to 9, all different, and in size too.
  ///   - open: opens a store over the same place each time it is called; the place is empty at first. A store in memory is
  ///     given each time, one on disk is opened anew.
  public init(
    sample: @escaping @Sendable (Int) -> Value, open: @escaping @Sendable () async throws -> any AccountStore<Value>
  ) {
    self.sample = sample
    self.open = open
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the store throws where it should not.
  public func verify() async throws {
    let store = try await open()
    try await require(store.load(for: account), equals: nil, "the value of an empty store")
    try await store.removeAll(for: account)

    try await store.save(sample(1), for: account)
    try await store.save(sample(2), for: other)
    try await require(store.load(for: account), equals: sample(1), "the value after it was saved")
    try await require(open().load(for: other), equals: sample(2), "another account's, seen by a store opened anew")

    try await store.save(sample(3), for: account)
    try await require(store.load(for: account), equals: sample(3), "the value after another was saved")

    let removing = cancelledTask { () async -> StoreFailure? in
      do throws(StoreFailure) { try await store.removeAll(for: account) } catch { return error }
      return nil
    }
    try await require(removing.value, equals: nil, "the failure of a removal in a cancelled task")
    try await require(open().load(for: account), equals: nil, "the value after it was removed")
    try await require(store.load(for: other), equals: sample(2), "another account's after that was removed")
    try await verifyCancellation()
    try await verifyOneStepAtATime()
  }

  /// A cancelled save changes nothing or all.
  private func verifyCancellation() async throws {
    let store = try await open()
    let saving = cancelledTask { () async -> StoreFailure? in
      do throws(StoreFailure) { try await store.save(sample(4), for: other) } catch { return error }
      return nil
    }
    let failure = await saving.value
    try require(failure == nil || failure == .cancelled, "a save in a cancelled task succeeds or is cancelled")
    let expected = failure == nil ? sample(4) : sample(2)
    try await require(store.load(for: other), equals: expected, "the value after a save in a cancelled task")
  }

  /// Whoever reads while others write, through stores of their own, gets a value that was written, whole.
  private func verifyOneStepAtATime() async throws {
    try await open().save(sample(0), for: account)
    let seen = try await withThrowingTaskGroup(of: [Value?].self) { group in
      for number in 0..<10 {
        group.addTask {
          try await open().save(sample(number), for: account)
          return [sample(number)]
        }
        group.addTask {
          var seen: [Value?] = []
          for _ in 0..<20 { seen.append(try await open().load(for: account)) }
          return seen
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let written = (0..<10).map { sample($0) }
    try require(seen.allSatisfy { $0.map(written.contains) ?? false }, "readers see only whole values")
  }
}
