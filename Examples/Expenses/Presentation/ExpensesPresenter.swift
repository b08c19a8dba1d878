import Authentication
import Humble

/// Turns what the interactors of expenses report into words for an ``ExpensesView``.
struct ExpensesPresenter {
  private let view: any ExpensesView
  private let event: ExpensesViewEvent
  private let style: ExpenseStyle

  init(view: any ExpensesView, event: ExpensesViewEvent, region: Region) {
    self.view = view
    self.event = event
    style = ExpenseStyle(region: region)
  }

  func started() { view.display(isLoading: true) }
  func finished() { view.display(isLoading: false) }

  private func show(_ failure: ExpenseFailure, title: String) {
    switch failure {
    case .session(let failure): view.display(ErrorAlert(failure, title: title, event: event))
    case .brokenRules(let rules):
      let sentences = rules.map { $0.sentence(in: style) }
      view.display(ErrorAlert<ExpensesViewEvent>(title: title, subtitle: sentences.joined(separator: " ")))
    case .reversedPeriod:
      let sentence = "The first date must not be after the last."
      view.display(ErrorAlert<ExpensesViewEvent>(title: "Dates Refused", subtitle: sentence))
    case .store(let failure):
      view.display(ErrorAlert(title: title, subtitle: failure.sentence, action: .tryAgain(event)))
    }
  }

  /// The period that was asked for.
  private var title: String? {
    switch event {
    case .submitted: nil
    case .listOpened(let period), .totalsOpened(let period): style.title(of: period)
    }
  }

  private func emptyMessage(unless hasRows: Bool) -> String? {
    hasRows ? nil : title == nil ? "There are no expenses yet." : "There are no expenses."
  }
}

extension ExpensesPresenter: AddExpenseOutput {
  func added(_ expense: Expense) {
    let words = "\(style.words(for: expense.amount)) for \(expense.category) on \(style.long(expense.date))"
    view.display(ExpenseAddedMessage(title: "Added", message: words))
  }

  func addFailed(_ failure: ExpenseFailure) { show(failure, title: "Not Added") }
}

extension ExpensesPresenter: ListExpensesOutput {
  func listed(_ expenses: [Expense]) {
    let rows = expenses.map {
      ExpenseListViewModel.Row(
        date: style.short($0.date), amount: style.text(of: $0.amount), category: $0.category,
        description: $0.description)
    }
    view.display(ExpenseListViewModel(title: title, rows: rows, emptyMessage: emptyMessage(unless: !rows.isEmpty)))
  }

  func listFailed(_ failure: ExpenseFailure) { show(failure, title: "No Expenses") }
}

extension ExpensesPresenter: TotalByCategoryOutput {
  func totalled(_ totals: ExpenseTotals) {
    let categories = totals.categories.sorted { style.isInOrder($0.name, $1.name) }.map { row($0.name, $0.sums) }
    view.display(
      ExpenseTotalsViewModel(
        title: title, categories: categories, total: row("Total", totals.sums),
        emptyMessage: emptyMessage(unless: !categories.isEmpty)))
  }

  func totalFailed(_ failure: ExpenseFailure) { show(failure, title: "No Totals") }

  private func row(_ name: String, _ sums: [Money]) -> ExpenseTotalsViewModel.Row {
    ExpenseTotalsViewModel.Row(name: name, amounts: sums.map(style.text))
  }
}
