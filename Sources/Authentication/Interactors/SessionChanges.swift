public import Humble

/// Tells any number of listeners what happens to the session.
///
/// The composition root makes one, gives it to the factories that change the session, and switches screens by what it
/// hears. No interactor knows who listens. What is told is always a change: nothing is told twice, and the end of an older
/// session says nothing about a newer one. May be used on any isolation.
public final class SessionChanges: Sendable {
  private let listeners = SessionListeners()

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

  /// Tells the listeners that somebody is signed in, if they do not know it yet.
  ///
  /// Called by a use case that stored a session or found one. A session that has ended meanwhile is not told of.
  /// - Parameter session: the session that began.
  public func began(_ session: Session) {
    listeners.began(session)
  }

  /// Tells the listeners that a session is over, unless they know it or have been told of a newer one.
  ///
  /// Called by the one use case that removed the session from its store.
  /// - Parameters:
  ///   - session: the session that is over.
  ///   - reason: why.
  public func ended(_ session: Session, because reason: SignOutReason) {
    listeners.ended(session.token, because: reason)
  }

  /// Reads the stored session, and tells the listeners if it is not the one that they know: another process may have
  /// logged out, or signed somebody in.
  ///
  /// Called by use cases on the caller's isolation.
  /// - Parameter store: where the session is kept.
  /// - Returns: the stored session, if there is one.
  /// - Throws: what ``SessionStore/load()`` throws; a damaged session counts as gone.
  public func session(in store: any SessionStore) async throws(StoreFailure) -> Session? {
    let known = listeners.current
    do {
      let stored = try await store.load()
      guard let known else { return stored }
      guard let stored else {
        listeners.ended(known, because: .loggedOut)
        return nil
      }
      if stored.token != known { listeners.found(stored, inPlaceOf: known) }
      return stored
    } catch {
      if case .damaged = error, let known { listeners.ended(known, because: .loggedOut) }
      throw error
    }
  }

  /// Tells the listeners that the session that they know is gone: its store found it damaged.
  func lost() {
    if let known = listeners.current { listeners.ended(known, because: .loggedOut) }
  }

  /// How many listen now.
  var listenerCount: Int { listeners.count }

  /// Whether the listeners take this session for current.
  func isKnown(_ session: Session) -> Bool { listeners.current == session.token }
}
