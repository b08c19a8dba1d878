public import Humble

/// Where a feature keeps something near for each account: one value of one type.
///
/// What is kept belongs to one company: a program that knows several has a store for each.
///
/// A contract suite in `HumbleTesting` (`AccountStoreContract`) proves an adapter against this.
public protocol AccountStore<Value>: AccountCache {
  /// What is kept for an account.
  associatedtype Value: Sendable

  /// Reads what is kept for an account.
  ///
  /// Called by use cases, on any isolation.
  /// - Parameter account: the account.
  /// - Returns: the last value saved for it; `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` once for a value that makes no sense, which is set aside; after that there is
  ///   none. ``StoreFailure/unreadable(_:)`` where it cannot be read.
  func load(for account: User.ID) async throws(StoreFailure) -> Value?

  /// Puts a value in the place of the account's value before, in one step; other accounts keep theirs.
  ///
  /// Called by use cases, on any isolation. Whoever reads meanwhile, in another process too, gets the old value or the new
  /// one.
  /// - Parameters:
  ///   - value: the value to keep.
  ///   - account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)``, or ``StoreFailure/cancelled`` where the task was cancelled before
  ///   anything was written: the old value is still there. ``StoreFailure/damaged(_:)`` where the old value made no sense:
  ///   it was set aside, nothing was written, and the next call writes.
  func save(_ value: Value, for account: User.ID) async throws(StoreFailure)
}
