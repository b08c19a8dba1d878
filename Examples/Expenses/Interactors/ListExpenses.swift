import Humble

/// Lists the expenses that whoever is signed in had in a period, by date.
struct ListExpenses: Interactor {
  private let period: ExpensePeriod
  private let book: ExpenseBook
  private let output: any ListExpensesOutput

  fileprivate init(period: ExpensePeriod, book: ExpenseBook, output: any ListExpensesOutput) {
    self.period = period
    self.book = book
    self.output = output
  }

  func execute() async {
    output.started()
    defer { output.finished() }
    do throws(ExpenseFailure) {
      if let expenses = try await book.expenses(of: period) { output.listed(expenses) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.listFailed(error) }
    }
  }
}

extension ListExpenses {
  struct Factory: InteractorFactory {
    let book: ExpenseBook

    func makeInteractor(for period: ExpensePeriod, output: any ListExpensesOutput) -> any Interactor {
      ListExpenses(period: period, book: book, output: output)
    }
  }
}
