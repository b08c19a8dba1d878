public import Authentication
import Foundation
import Humble

/// What every ``SessionStore`` keeps to.
public struct SessionStoreContract: Sendable {
  private let open: @Sendable () async throws -> any SessionStore

  /// Makes the suite.
  /// - Parameter open: opens a store over the same place each time it is called; the place is empty at first. A store in
  ///   memory is given each time, one on disk is opened anew.
  public init(open: @escaping @Sendable () async throws -> any SessionStore) {
    self.open = open
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the store throws where it should not.
  public func verify() async throws {
    let store = try await open()
    try await require(store.load(), equals: nil, "the session of an empty store")
    try await require(store.remove(.first), equals: false, "whether removing from an empty store removes")

    try await store.save(.first)
    try await require(store.load(), equals: .first, "the session after it was saved")
    try await require(open().load(), equals: .first, "the session seen by a store opened anew")

    try await store.save(.second)
    try await require(store.load(), equals: .second, "the session after another was saved")
    try await require(store.remove(.first), equals: false, "whether removing an older session removes")
    try await require(store.load(), equals: .second, "the session after an older one was to be removed")

    try await verifyCancellation()
    try await require(open().load(), equals: nil, "the session after it was removed in a cancelled task")
    try await verifyOneStepAtATime()
  }

  /// A cancelled save changes nothing or all; a removal runs to its end.
  private func verifyCancellation() async throws {
    let store = try await open()
    let saving = cancelledTask { () async -> Result<Void, StoreFailure> in
      do throws(StoreFailure) { return .success(try await store.save(.first)) } catch { return .failure(error) }
    }
    switch await saving.value {
    case .success: try await require(store.load(), equals: .first, "the session after a save that succeeded")
    case .failure(let failure):
      try require(failure, equals: .cancelled, "the failure of a save in a cancelled task")
      try await require(store.load(), equals: .second, "the session after a save that was cancelled")
      try await store.save(.first)
    }
    let removing = cancelledTask { () async -> Result<Bool, StoreFailure> in
      do throws(StoreFailure) { return .success(try await store.remove(.first)) } catch { return .failure(error) }
    }
    try await require(removing.value, equals: .success(true), "the outcome of a removal in a cancelled task")
  }

  /// Whoever reads while others write, through stores of their own, gets a value that was written, whole; of those who
  /// remove one session at once, one does.
  private func verifyOneStepAtATime() async throws {
    let sessions = (0..<10).map { Session.numbered($0) }
    try await open().save(sessions[0])
    let seen = try await withThrowingTaskGroup(of: [Session?].self) { group in
      for session in sessions {
        group.addTask {
          try await open().save(session)
          return [session]
        }
        group.addTask {
          var seen: [Session?] = []
          for _ in 0..<50 { seen.append(try await open().load()) }
          return seen
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    try require(seen.allSatisfy { $0.map(sessions.contains) ?? false }, "readers see only whole sessions")

    try await open().save(.first)
    let removals = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 { group.addTask { try await open().remove(.first) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    try require(removals.count { $0 }, equals: 1, "the number of those who removed one session")
  }
}

extension Session {
  fileprivate static let first = Session.numbered(1)
  fileprivate static let second = Session.numbered(2)

  /// All are of one person: sessions differ in their tokens.
  private static let person = User(id: UUID(), name: "Person 名前 \u{1B}", email: "person@example.com")

  fileprivate static func numbered(_ number: Int) -> Session {
    Session(
      token: Secret("token-\(number)-" + String(repeating: "x", count: number * 100)),
      user: person,
      expires: number.isMultiple(of: 2) ? nil : Date(timeIntervalSince1970: 1_800_000_000.5))
  }
}

/// A task that is cancelled before it starts with its work.
func cancelledTask<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Task<Value, Never> {
  let (armed, arm) = AsyncStream.makeStream(of: Void.self)
  let task = Task {
    for await _ in armed {}
    return await work()
  }
  task.cancel()
  arm.finish()
  return task
}
