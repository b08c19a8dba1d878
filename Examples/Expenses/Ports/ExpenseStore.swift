import Authentication
import Humble

/// Where people's expenses are kept: for good, and each person's apart from all others'.
protocol ExpenseStore: Sendable {
  /// Reads an account's expenses; callable on any isolation.
  /// - Returns: the expenses, in the order in which they were added.
  /// - Throws: ``StoreFailure/damaged(_:)`` once for what makes no sense, which is set aside;
  ///   ``StoreFailure/unreadable(_:)``.
  func expenses(of account: User.ID) async throws(StoreFailure) -> [Expense]

  /// Adds an expense, in one step: of two that are added at once, in two processes too, none is lost.
  ///
  /// Callable on any isolation. One that is there already, by its id, is not added again.
  /// - Throws: ``StoreFailure/unwritable(_:)``, or ``StoreFailure/cancelled`` where the task was cancelled before anything
  ///   was written; ``StoreFailure/damaged(_:)`` where what was there made no sense: it was set aside, and nothing was added.
  func add(_ expense: Expense, for account: User.ID) async throws(StoreFailure)
}
