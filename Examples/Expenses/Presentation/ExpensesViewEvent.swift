/// What a person does on the screen of expenses.
enum ExpensesViewEvent: Sendable, Equatable, Codable {
  /// The person typed an expense.
  case submitted(ExpenseDraft)
  /// The list of a period was opened.
  case listOpened(ExpensePeriod)
  /// The totals of a period were opened.
  case totalsOpened(ExpensePeriod)
}
