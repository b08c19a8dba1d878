import Humble

/// The screen of expenses, as its presenter sees it; all of it is called on the view's isolation.
protocol ExpensesView: LoadingView {
  /// Shows that an expense was added.
  func display(_ message: ExpenseAddedMessage)
  /// Shows a list, in the place of what was shown before.
  func display(_ list: ExpenseListViewModel)
  /// Shows totals, in the place of what was shown before.
  func display(_ totals: ExpenseTotalsViewModel)
  /// Shows what failed and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<ExpensesViewEvent>)
}

/// What a person reads after adding an expense.
struct ExpenseAddedMessage: Sendable, Equatable {
  /// A word such as `Added`.
  let title: String
  /// The expense, such as `12.50 EUR for travel on 20 November 2026`.
  let message: String
}

/// The expenses of a period, in words.
struct ExpenseListViewModel: Sendable, Equatable {
  struct Row: Sendable, Equatable {
    let date: String
    let amount: MoneyText
    let category: String
    /// Empty where the person did not say more.
    let description: String
  }

  /// The period, such as `1 November 2026 – 20 November 2026`; `nil` where it is all time.
  let title: String?
  let rows: [Row]
  /// A sentence to show where there are no rows.
  let emptyMessage: String?
}

/// The totals of a period, in words.
struct ExpenseTotalsViewModel: Sendable, Equatable {
  /// A category, or all of them; an amount for each currency.
  struct Row: Sendable, Equatable {
    let name: String
    let amounts: [MoneyText]
  }

  /// The period, as in a list.
  let title: String?
  let categories: [Row]
  let total: Row
  /// A sentence to show where there are no categories.
  let emptyMessage: String?
}

/// An amount of money as it is written, in parts that can be lined up.
struct MoneyText: Sendable, Equatable {
  /// What stands before the decimal point, such as `1,250`.
  let whole: String
  /// The point and what stands after it, such as `.00`; empty where the currency has no decimals.
  let fraction: String
  /// The currency's code.
  let currency: String
}
