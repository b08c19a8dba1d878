public import Humble

/// What every ``DocumentStore`` of a list keeps to.
public struct DocumentStoreContract: Sendable {
  private let open: @Sendable () async throws -> any DocumentStore<[Int]>

  /// Makes the suite.
  /// - Parameter open: opens a store over the same place each time it is called; the place is empty at first. A store in
  ///   memory is given each time, one on disk is opened anew.
  public init(open: @escaping @Sendable () async throws -> any DocumentStore<[Int]>) {
    self.open = open
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the store throws where it should not.
  public func verify() async throws {
    let store = try await open()
    try await require(store.load(), equals: nil, "the value of an empty store")
    let first = try await append(0, to: store)
    try require(first, equals: 0, "what was there before the first change")
    try await require(open().load(), equals: [0], "the value, seen by a store opened anew")

    let changing = cancelledTask { () async -> StoreFailure? in
      do throws(StoreFailure) { _ = try await append(1, to: store) } catch { return error }
      return nil
    }
    let failure = await changing.value
    try require(failure == nil || failure == .cancelled, "a change in a cancelled task succeeds or is cancelled")
    try await require(
      store.load(), equals: failure == nil ? [0, 1] : [0], "the value after a change in a cancelled task")
    try await verifyOneStepAtATime()
    try await store.update { $0 = nil }
    try await require(open().load(), equals: nil, "the value after it was changed to none")
    try await require(append(0, to: open()), equals: 0, "what was there before the first change after that")
  }

  /// Of changes at the same time, through stores of their own, each sees what the one before it wrote.
  private func verifyOneStepAtATime() async throws {
    let before = try await open().load()?.count ?? 0
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<20 { group.addTask { try await append(number, to: open()) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    try require(counts.sorted(), equals: Array(before..<before + 20), "what each of the changes found")
  }

  private func append(_ number: Int, to store: any DocumentStore<[Int]>) async throws(StoreFailure) -> Int {
    try await store.update { value in
      defer { value = (value ?? []) + [number] }
      return value?.count ?? 0
    }
  }
}
