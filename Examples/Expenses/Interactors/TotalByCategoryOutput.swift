import Humble

/// Hears how ``TotalByCategory`` ended; exactly one of its methods is called, or none where it was cancelled or its session
/// ended meanwhile.
protocol TotalByCategoryOutput: LoadingOutput {
  func totalled(_ totals: ExpenseTotals)
  func totalFailed(_ failure: ExpenseFailure)
}
