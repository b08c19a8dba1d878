import Humble

/// Hears how ``AddExpense`` ended; exactly one of its methods is called, or none where it was cancelled or its session
/// ended meanwhile.
protocol AddExpenseOutput: LoadingOutput {
  func added(_ expense: Expense)
  func addFailed(_ failure: ExpenseFailure)
}
