import Synchronization

/// The streams of those who listen, and what they have been told.
///
/// Apart from ``SessionChanges``, because a stream's end must be able to reach them without keeping the teller alive. All of
/// it is under one lock, so that changes told at once reach every listener in the same order. Sessions are told apart by
/// their tokens.
final class SessionListeners: Sendable {
  private struct State {
    var listeners: [(key: Int, continuation: AsyncStream<SessionChange>.Continuation)] = []
    var lastKey = 0
    /// The session that the listeners take for current.
    var current: Secret?
    /// The last session that ended, so that a late word of its beginning is not told.
    var ended: Secret?

    func tell(_ change: SessionChange) {
      for listener in listeners { listener.continuation.yield(change) }
    }
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.listeners.count } }
  var current: Secret? { state.withLock { $0.current } }

  func add() -> AsyncStream<SessionChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: SessionChange.self, bufferingPolicy: .unbounded)
    let key = state.withLock { state in
      state.lastKey += 1
      state.listeners.append((state.lastKey, continuation))
      return state.lastKey
    }
    continuation.onTermination = { _ in self.remove(key) }
    return stream
  }

  func began(_ session: Session) {
    state.withLock { state in
      if let current = state.current, current == session.token { return }
      if let ended = state.ended, ended == session.token { return }
      state.current = session.token
      state.tell(.signedIn(session.user))
    }
  }

  /// A session was found in the store where the listeners take another one for current.
  func found(_ session: Session, inPlaceOf known: Secret) {
    state.withLock { state in
      guard state.current == known, state.ended != session.token else { return }
      state.current = session.token
      state.tell(.signedIn(session.user))
    }
  }

  func ended(_ token: Secret, because reason: SignOutReason) {
    state.withLock { state in
      guard state.ended != token else { return }
      state.ended = token
      guard state.current == nil || state.current == token else { return }
      state.current = nil
      state.tell(.signedOut(reason))
    }
  }

  /// Ends all streams; outside the lock, because ending one calls `remove`.
  func finish() {
    let listeners = state.withLock { $0.listeners }
    for listener in listeners { listener.continuation.finish() }
  }

  private func remove(_ key: Int) {
    // Let go outside the lock: a continuation's last reference may run code of the stream's.
    _ = state.withLock { state in
      state.listeners.firstIndex { $0.key == key }.map { state.listeners.remove(at: $0) }
    }
  }
}
