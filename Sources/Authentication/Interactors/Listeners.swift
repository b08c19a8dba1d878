import Synchronization

/// The streams of those who listen; apart from ``SessionChanges``, because a stream's end must be able to reach them
/// without keeping the teller alive.
final class Listeners: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<SessionChange>.Continuation] = [:]
    var nextKey = 0
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.continuations.count } }

  func add() -> AsyncStream<SessionChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: SessionChange.self, bufferingPolicy: .unbounded)
    let key = state.withLock { state in
      state.nextKey += 1
      state.continuations[state.nextKey] = continuation
      return state.nextKey
    }
    continuation.onTermination = { _ in self.remove(key) }
    return stream
  }

  func announce(_ change: SessionChange) {
    // Under the lock, so that two announcements reach every listener in the same order.
    state.withLock { state in
      for continuation in state.continuations.values { continuation.yield(change) }
    }
  }

  /// Outside the lock, because ending a stream calls `remove`.
  func finish() {
    let continuations = state.withLock { Array($0.continuations.values) }
    for continuation in continuations { continuation.finish() }
  }

  private func remove(_ key: Int) {
    // Let go outside the lock: a continuation's last reference may run code of the stream's.
    _ = state.withLock { $0.continuations.removeValue(forKey: key) }
  }
}
