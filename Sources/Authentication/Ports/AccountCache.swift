public import Foundation
public import Humble

/// Something that keeps data of one account near: what logging out must clear.
///
/// Each feature's store that caches for an account refines it; the composition root hands all of them to
/// ``Logout/Factory``.
public protocol AccountCache: Sendable {
  /// Removes everything that is kept for an account.
  ///
  /// Called by ``Logout`` after the session is gone. It runs to its end even in a cancelled task; data that is not there
  /// is no failure.
  /// - Parameter account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)`` where something is still there.
  func removeAll(for account: User.ID) async throws(StoreFailure)
}
