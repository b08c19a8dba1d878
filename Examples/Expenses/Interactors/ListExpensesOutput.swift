import Humble

/// Hears how ``ListExpenses`` ended; exactly one of its methods is called, or none where it was cancelled or its session
/// ended meanwhile.
protocol ListExpensesOutput: LoadingOutput {
  func listed(_ expenses: [Expense])
  func listFailed(_ failure: ExpenseFailure)
}
