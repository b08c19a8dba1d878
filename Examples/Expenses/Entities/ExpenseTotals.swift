/// What was spent, by category and in all; each currency by itself.
struct ExpenseTotals: Sendable, Equatable {
  /// A category, in capitals or not.
  struct Category: Sendable, Equatable {
    /// As it was written first.
    let name: String
    let sums: [Money]
  }

  /// In the order of their names.
  let categories: [Category]
  let sums: [Money]

  init(of expenses: [Expense]) {
    categories = Dictionary(grouping: expenses) { $0.category.lowercased() }.values
      .map { Category(name: $0[0].category, sums: Money.sums(of: $0.map(\.amount))) }.sorted { $0.name < $1.name }
    sums = Money.sums(of: expenses.map(\.amount))
  }
}
