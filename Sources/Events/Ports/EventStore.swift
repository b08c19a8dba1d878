public import Authentication
public import Humble

/// Where events are kept for a time without network: one value for each account.
///
/// What is kept belongs to one company: a program that knows several has a store for each.
///
/// A contract suite in `HumbleTesting` (`EventStoreContract`) proves an adapter against this.
public protocol EventStore: AccountCache {
  /// Reads what is kept for an account.
  ///
  /// Called by ``FetchEvents`` before it asks the gateways.
  /// - Parameter account: the account.
  /// - Returns: the last value saved for it; `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` once for a value that makes no sense, which is set aside; after that there is
  ///   none. ``StoreFailure/unreadable(_:)`` where it cannot be read.
  func load(for account: User.ID) async throws(StoreFailure) -> CachedEvents?

  /// Puts a value in the place of the account's value before, in one step; other accounts keep theirs.
  ///
  /// Called by ``FetchEvents`` where a gateway answered. Whoever reads meanwhile, in another process too, gets the old
  /// value or the new one.
  /// - Parameters:
  ///   - events: the value to keep.
  ///   - account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)``, or ``StoreFailure/cancelled`` where the task was cancelled before
  ///   anything was written: the old value is still there. ``StoreFailure/damaged(_:)`` where the old value made no sense:
  ///   it was set aside, nothing was written, and the next call writes.
  func save(_ events: CachedEvents, for account: User.ID) async throws(StoreFailure)
}

/// What is kept for an account: what each source answered last.
public struct CachedEvents: Sendable, Equatable, Codable {
  /// What the company's calendar answered last.
  public let calendar: EventSnapshot?
  /// What the birthdays came to, as events.
  public let birthdays: EventSnapshot?

  /// Makes a value.
  /// - Parameters:
  ///   - calendar: what the company's calendar answered last.
  ///   - birthdays: what the birthdays came to, as events.
  public init(calendar: EventSnapshot?, birthdays: EventSnapshot?) {
    self.calendar = calendar
    self.birthdays = birthdays
  }
}
