import Authentication
import Foundation
import Humble

/// The expenses of whoever is signed in, as the interactors reach them.
struct ExpenseBook: Sendable {
  private let store: any ExpenseStore
  private let session: CurrentSession
  private let now: @Sendable () -> Date

  init(in store: any ExpenseStore, for session: CurrentSession, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.session = session
    self.now = now
  }

  /// Adds an expense.
  /// - Returns: whether that may still be shown.
  func add(_ expense: Expense) async throws(ExpenseFailure) -> Bool {
    try await withAccount { (account) throws(StoreFailure) in try await store.add(expense, for: account) } != nil
  }

  /// Reads the expenses of a period, by date.
  /// - Returns: the expenses; `nil` where they may not be shown any more.
  func expenses(of period: ExpensePeriod) async throws(ExpenseFailure) -> [Expense]? {
    guard !period.isReversed else { throw .reversedPeriod }
    let all = try await withAccount { (account) throws(StoreFailure) in try await store.expenses(of: account) }
    return all?.filter { period.contains($0.date) }.sorted { $0.date < $1.date }
  }

  /// Finds out whose expenses they are, and does something with them.
  /// - Returns: what came of it; `nil` where it may not be shown any more, the task being cancelled or the session over.
  private func withAccount<Value>(
    _ work: (User.ID) async throws(StoreFailure) -> Value
  ) async throws(ExpenseFailure) -> Value? {
    let result: Result<Value, StoreFailure>
    do throws(SessionFailure) {
      guard let current = try await current() else { return nil }
      do throws(StoreFailure) { result = .success(try await work(current.user.id)) } catch { result = .failure(error) }
      guard try await session.isStill(current), !Task.isCancelled else { return nil }
    } catch {
      throw .session(error)
    }
    do { return try result.get() } catch { throw .store(error) }
  }

  /// The session, one whose time ran out being ended; `nil` where the task was cancelled.
  private func current() async throws(SessionFailure) -> Session? {
    while true {
      let current = try await session.load()
      guard !Task.isCancelled else { return nil }
      guard current.isExpired(at: now()) else { return current }
      // One that was replaced just before it would be ended is nobody's any more: look again.
      try await session.expire(current)
    }
  }
}
