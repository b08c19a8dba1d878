import Humble

@testable import expenses

/// A screen of expenses that notes what it is shown, in order.
final class ExpensesViewSpy: ExpensesView {
  enum Message: Equatable {
    case loading(Bool)
    case message(ExpenseAddedMessage)
    case list(ExpenseListViewModel)
    case totals(ExpenseTotalsViewModel)
    case alert(ErrorAlert<ExpensesViewEvent>)
  }

  private(set) var messages: [Message] = []

  func display(isLoading: Bool) { messages.append(.loading(isLoading)) }
  func display(_ message: ExpenseAddedMessage) { messages.append(.message(message)) }
  func display(_ list: ExpenseListViewModel) { messages.append(.list(list)) }
  func display(_ totals: ExpenseTotalsViewModel) { messages.append(.totals(totals)) }
  func display(_ alert: ErrorAlert<ExpensesViewEvent>) { messages.append(.alert(alert)) }
}
