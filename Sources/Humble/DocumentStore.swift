/// Where one value is kept near, to be read and changed.
///
/// A contract suite in `HumbleTesting` (`DocumentStoreContract`) proves an adapter against this.
public protocol DocumentStore<Value>: Sendable {
  /// What is kept.
  associatedtype Value: Sendable

  /// Reads the value; callable on any isolation.
  /// - Returns: the value; `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` once for a value that makes no sense, which is set aside; after that there is
  ///   none. ``StoreFailure/unreadable(_:)`` where it cannot be read.
  func load() async throws(StoreFailure) -> Value?

  /// Reads the value, changes it and writes it, in one step: nobody changes it in between, in another process either.
  ///
  /// Callable on any isolation. Whoever reads meanwhile gets the old value or the new one.
  /// - Parameter change: changes the value, `nil` being that there is none, before and after; called on the store's isolation,
  ///   once or, where another change came in between, once more with what that one left.
  /// - Returns: what the change returns.
  /// - Throws: ``StoreFailure/unwritable(_:)``, or ``StoreFailure/cancelled`` where the task was cancelled before anything
  ///   was written: the old value is still there. ``StoreFailure/damaged(_:)`` where the old value made no sense: it was set
  ///   aside, nothing was written, and the next call writes.
  func update<Result: Sendable>(
    _ change: @Sendable (inout Value?) -> Result
  ) async throws(StoreFailure) -> Result
}
