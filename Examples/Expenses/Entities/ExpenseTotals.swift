/// What was spent, by category and in all; each currency by itself.
struct ExpenseTotals: Sendable, Equatable {
  struct Category: Sendable, Equatable {
    let name: String
    let sums: [Money]
  }

  /// In the order of their names.
  let categories: [Category]
  let sums: [Money]

  init(of expenses: [Expense]) {
    categories = Dictionary(grouping: expenses, by: \.category)
      .map { Category(name: $0, sums: Money.sums(of: $1.map(\.amount))) }.sorted { $0.name < $1.name }
    sums = Money.sums(of: expenses.map(\.amount))
  }
}
