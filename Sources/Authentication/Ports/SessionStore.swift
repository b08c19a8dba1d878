public import Humble

/// Where the session is kept between two runs of the program: one value at most.
///
/// A contract suite in `HumbleTesting` (`SessionStoreContract`) proves an adapter against this.
public protocol SessionStore: Sendable {
  /// Reads the session.
  ///
  /// Called by every use case of a signed-in person at its start, and by those that fetch again before they write or show.
  /// - Returns: the stored session, expired or not; `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` once for a value that makes no sense, which is set aside; after that there is
  ///   none. ``StoreFailure/unreadable(_:)`` where it cannot be read.
  func load() async throws(StoreFailure) -> Session?

  /// Puts a session in the place of the one before, in one step.
  ///
  /// Whoever reads meanwhile, in another process too, gets the old value or the new one.
  /// - Parameter session: the session to keep.
  /// - Throws: ``StoreFailure/unwritable(_:)``, or ``StoreFailure/cancelled`` where the task was cancelled before
  ///   anything was written: the old value is still there. ``StoreFailure/damaged(_:)`` where the old value made no sense:
  ///   it was set aside, nothing was written, and the next call writes.
  func save(_ session: Session) async throws(StoreFailure)

  /// Removes a session, if it is the one that is stored, in one step.
  ///
  /// The comparison and the removal are one: a late sign-out cannot remove a newer session. It runs to its end even in a
  /// cancelled task.
  /// - Parameter session: the session that is over.
  /// - Returns: whether it was stored and is now gone.
  /// - Throws: ``StoreFailure/unreadable(_:)`` or ``StoreFailure/unwritable(_:)``; it is still there.
  func remove(_ session: Session) async throws(StoreFailure) -> Bool
}
