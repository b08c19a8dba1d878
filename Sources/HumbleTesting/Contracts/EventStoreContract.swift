import Authentication
public import Events
import Foundation
import Humble

/// What every ``EventStore`` keeps to.
public struct EventStoreContract: Sendable {
  private let open: @Sendable () async throws -> any EventStore
  private let account = UUID()
  private let other = UUID()

  /// Makes the suite.
  /// - Parameter open: opens a store over the same place each time it is called; the place is empty at first. A store in
  ///   memory is given each time, one on disk is opened anew.
  public init(open: @escaping @Sendable () async throws -> any EventStore) {
    self.open = open
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the store throws where it should not.
  public func verify() async throws {
    let store = try await open()
    try await require(store.load(for: account), equals: nil, "the events of an empty store")
    try await store.removeAll(for: account)

    try await store.save(.sample(1), for: account)
    try await store.save(.sample(2), for: other)
    try await require(store.load(for: account), equals: .sample(1), "the events after they were saved")
    try await require(open().load(for: other), equals: .sample(2), "another account's, seen by a store opened anew")

    try await store.save(.sample(3), for: account)
    try await require(store.load(for: account), equals: .sample(3), "the events after others were saved")

    let removing = cancelledTask { () async -> StoreFailure? in
      do throws(StoreFailure) { try await store.removeAll(for: account) } catch { return error }
      return nil
    }
    try await require(removing.value, equals: nil, "the failure of a removal in a cancelled task")
    try await require(open().load(for: account), equals: nil, "the events after they were removed")
    try await require(store.load(for: other), equals: .sample(2), "another account's after those were removed")
    try await verifyCancellation()
    try await verifyOneStepAtATime()
  }

  /// A cancelled save changes nothing or all.
  private func verifyCancellation() async throws {
    let store = try await open()
    let saving = cancelledTask { () async -> StoreFailure? in
      do throws(StoreFailure) { try await store.save(.sample(4), for: other) } catch { return error }
      return nil
    }
    let failure = await saving.value
    try require(failure == nil || failure == .cancelled, "a save in a cancelled task succeeds or is cancelled")
    let expected = failure == nil ? CachedEvents.sample(4) : .sample(2)
    try await require(store.load(for: other), equals: expected, "the events after a save in a cancelled task")
  }

  /// Whoever reads while others write, through stores of their own, gets a value that was written, whole.
  private func verifyOneStepAtATime() async throws {
    try await open().save(.sample(0), for: account)
    let seen = try await withThrowingTaskGroup(of: [CachedEvents?].self) { group in
      for number in 0..<10 {
        group.addTask {
          try await open().save(.sample(number), for: account)
          return [.sample(number)]
        }
        group.addTask {
          var seen: [CachedEvents?] = []
          for _ in 0..<20 { seen.append(try await open().load(for: account)) }
          return seen
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let written = (0..<10).map { CachedEvents.sample($0) }
    try require(seen.allSatisfy { $0.map(written.contains) ?? false }, "readers see only whole lists")
  }
}

extension CachedEvents {
  fileprivate static func sample(_ number: Int) -> CachedEvents {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let events = (0..<number * 10).map { index in
      Event(
        id: "\(number)-\(index)", name: "Event \(index) 会議 \u{1B}[31m", date: start + Double(index) * 3_600,
        type: EventType.allCases[index % EventType.allCases.count], duration: Double(index) + 0.5)
    }
    let snapshot = EventSnapshot(
      interval: DateInterval(start: start + 0.25, duration: 86_400.5), fetched: start + 0.125, events: events)
    return CachedEvents(calendar: snapshot, birthdays: number.isMultiple(of: 2) ? nil : snapshot)
  }
}
