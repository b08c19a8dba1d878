import Synchronization

/// Tells any number of listeners what happens to the session.
///
/// The composition root makes one, gives it to the factories that change the session, and switches screens by what it
/// hears. No interactor knows who listens. May be used on any isolation.
public final class SessionChanges: Sendable {
  private let listeners = Listeners()

  /// Makes a teller with no listeners.
  public init() {}

  deinit { listeners.finish() }

  /// Starts listening.
  ///
  /// - Returns: each change from now on, in order, none lost; what has not been taken yet is kept. It ends when this
  ///   object goes away. A stream that is let go, or whose task is cancelled, is forgotten at once.
  public func listen() -> AsyncStream<SessionChange> {
    listeners.add()
  }

  /// Tells all listeners.
  ///
  /// Each has the change in its stream when this returns.
  /// - Parameter change: what happened.
  public func announce(_ change: SessionChange) {
    listeners.announce(change)
  }

  /// How many listen now.
  public var listenerCount: Int { listeners.count }
}

/// Apart from `SessionChanges`, because a stream's end must be able to reach it without keeping the teller alive.
private final class Listeners: Sendable {
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
