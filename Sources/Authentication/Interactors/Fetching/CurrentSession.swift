public import Humble

/// The session that a use case runs for: found at its start, looked at again after each await, ended where the server
/// refuses it.
///
/// May be used on any isolation.
public struct CurrentSession: Sendable {
  private let sessions: any SessionStore
  private let changes: SessionChanges

  /// Makes a finder.
  /// - Parameters:
  ///   - sessions: where the session is kept.
  ///   - changes: who is told where the server no longer accepts the session.
  public init(in sessions: any SessionStore, changes: SessionChanges) {
    self.sessions = sessions
    self.changes = changes
  }

  /// Finds the session; called by an interactor at its start.
  /// - Returns: the session that holds.
  /// - Throws: ``SessionFailure/notSignedIn``; ``SessionFailure/unusable(_:)`` where it cannot be read.
  public func load() async throws(SessionFailure) -> Session {
    guard let session = try await stored() else { throw .notSignedIn }
    return session
  }

  /// Whether something may still be shown for a session; called by an interactor after each await.
  /// - Parameter session: the session for which the interactor was started.
  /// - Returns: whether it is the stored one, and the task not cancelled.
  /// - Throws: ``SessionFailure/unusable(_:)`` where it cannot be read.
  public func isStill(_ session: Session) async throws(SessionFailure) -> Bool {
    guard !Task.isCancelled else { return false }
    return try await stored() == session
  }

  /// Ends a session that the server refused, unless a newer one took its place meanwhile, of which the refusal says nothing.
  /// - Parameter session: the session whose token was refused.
  /// - Throws: ``SessionFailure/expired`` where it was ended; ``SessionFailure/unusable(_:)`` where it could not be.
  public func expire(_ session: Session) async throws(SessionFailure) {
    let isOver: Bool
    do { isOver = try await sessions.remove(session) } catch { throw .unusable(error) }
    guard isOver else { return }
    changes.ended(session, because: .expired)
    throw .expired
  }

  /// Keeps something for a session: writes, then looks whether the session still holds.
  ///
  /// Whoever logs out removes the session first and the cache second, so of the two that meet here one sees the other,
  /// and nothing is left behind.
  /// - Parameters:
  ///   - value: what to keep.
  ///   - store: where.
  ///   - session: the session that it belongs to.
  /// - Returns: whether the session still holds, and the task is not cancelled; nothing is kept for one that is over.
  /// - Throws: as the stores do.
  public func keep<Value>(
    _ value: Value, in store: any AccountStore<Value>, for session: Session
  ) async throws(StoreFailure) -> Bool {
    guard !Task.isCancelled else { throw .cancelled }
    try await store.save(value, for: session.user.id)
    let current: Session?
    do { current = try await sessions.load() } catch {
      // Nobody knows whether the session still holds, so nothing is kept for it.
      try await store.removeAll(for: session.user.id)
      throw error
    }
    guard current == session else {
      try await store.removeAll(for: session.user.id)
      return false
    }
    return !Task.isCancelled
  }

  private func stored() async throws(SessionFailure) -> Session? {
    do { return try await changes.session(in: sessions) } catch { throw .unusable(error) }
  }
}
