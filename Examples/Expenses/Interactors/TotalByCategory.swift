import Humble

/// Adds up what whoever is signed in spent in a period, by category and in all, each currency by itself.
struct TotalByCategory: Interactor {
  private let period: ExpensePeriod
  private let book: ExpenseBook
  private let output: any TotalByCategoryOutput

  fileprivate init(period: ExpensePeriod, book: ExpenseBook, output: any TotalByCategoryOutput) {
    self.period = period
    self.book = book
    self.output = output
  }

  func execute() async {
    output.started()
    defer { output.finished() }
    do throws(ExpenseFailure) {
      if let expenses = try await book.expenses(of: period) { output.totalled(ExpenseTotals(of: expenses)) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.totalFailed(error) }
    }
  }
}

extension TotalByCategory {
  struct Factory: InteractorFactory {
    let book: ExpenseBook

    func makeInteractor(for period: ExpensePeriod, output: any TotalByCategoryOutput) -> any Interactor {
      TotalByCategory(period: period, book: book, output: output)
    }
  }
}
