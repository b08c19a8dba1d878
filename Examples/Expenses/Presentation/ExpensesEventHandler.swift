import Humble

/// Handles what a person does on the screen of expenses.
struct ExpensesEventHandler: EventHandler {
  let addExpense: any InteractorFactory<ExpenseDraft, any AddExpenseOutput>
  let listExpenses: any InteractorFactory<ExpensePeriod, any ListExpensesOutput>
  let totalByCategory: any InteractorFactory<ExpensePeriod, any TotalByCategoryOutput>
  let region: Region

  func handle(_ event: ExpensesViewEvent, from view: any ExpensesView) async {
    let presenter = ExpensesPresenter(view: view, event: event, region: region)
    switch event {
    case .submitted(let draft): await addExpense.makeInteractor(for: draft, output: presenter).execute()
    case .listOpened(let period): await listExpenses.makeInteractor(for: period, output: presenter).execute()
    case .totalsOpened(let period): await totalByCategory.makeInteractor(for: period, output: presenter).execute()
    }
  }
}
