import Synchronization

/// The requests that have an id and have not ended, so that they can be cancelled.
final class RequestsUnderWay: Sendable {
  private let tasks = Mutex<[RequestID: Task<Void, Never>]>([:])

  /// Begins a request in a task of its own.
  /// - Parameters:
  ///   - id: what it is called, if anything.
  ///   - work: what it does.
  ///   - whenDone: called last, when the id is free again.
  /// - Returns: the task; `nil` where another request of this id is under way.
  func begin(
    _ id: RequestID?, work: @escaping @Sendable () async -> RequestEnding,
    whenDone: @escaping @Sendable (RequestEnding) -> Void
  ) -> Task<Void, Never>? {
    guard let id else { return Task { whenDone(await work()) } }
    // Under the lock, so that no request ends before it is known here.
    return tasks.withLock { tasks in
      guard tasks[id] == nil else { return nil }
      let task = Task {
        let ending = await work()
        self.forget(id)
        whenDone(ending)
      }
      tasks[id] = task
      return task
    }
  }

  /// Cancels a request; one that has ended, or never was, is no matter.
  func cancel(_ id: RequestID) {
    tasks.withLock { $0[id] }?.cancel()
  }

  private func forget(_ id: RequestID) {
    tasks.withLock { _ = $0.removeValue(forKey: id) }
  }
}
