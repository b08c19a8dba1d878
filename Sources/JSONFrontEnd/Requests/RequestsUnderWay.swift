import Synchronization

/// The requests that have not ended: those with an id can be cancelled, those without one come one after the other.
final class RequestsUnderWay: Sendable {
  private struct State {
    var byID: [RequestID: Task<Void, Never>] = [:]
    /// The last one without an id, under way or over.
    var last: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Begins a request in a task of its own; one without an id when the one before it without an id is over.
  /// - Parameters:
  ///   - id: what it is called, if anything.
  ///   - work: what it does.
  ///   - whenDone: called last, when the id is free again.
  /// - Returns: the task; `nil` where another request of this id is under way.
  func begin(
    _ id: RequestID?, work: @escaping @Sendable () async -> RequestEnding,
    whenDone: @escaping @Sendable (RequestEnding) -> Void
  ) -> Task<Void, Never>? {
    // Under the lock, so that no request ends before it is known here.
    state.withLock { state in
      guard let id else {
        let task = Task { [before = state.last] in
          await before?.value
          // What was not begun when all was cancelled is not begun any more.
          whenDone(Task.isCancelled ? RequestEnding(done: .cancelled, result: nil) : await work())
        }
        state.last = task
        return task
      }
      guard state.byID[id] == nil else { return nil }
      let task = Task {
        let ending = await work()
        self.forget(id)
        whenDone(ending)
      }
      state.byID[id] = task
      return task
    }
  }

  /// Cancels a request; one that has ended, or never was, is no matter.
  func cancel(_ id: RequestID) {
    state.withLock { $0.byID[id] }?.cancel()
  }

  private func forget(_ id: RequestID) {
    state.withLock { _ = $0.byID.removeValue(forKey: id) }
  }
}
