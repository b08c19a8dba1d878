import Humble
import TextFrontEnd

/// The screen of expenses as text.
final class TextExpensesView: ExpensesView {
  private let screen: TextScreen<ExpensesViewEvent>
  private let handler: any EventHandler<ExpensesViewEvent, any ExpensesView>

  init(
    handler: any EventHandler<ExpensesViewEvent, any ExpensesView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Returns: whether it ended with something to show and without an alert.
  func report(_ event: ExpensesViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  func display(_ message: ExpenseAddedMessage) {
    screen.display(message.title, message.message)
  }

  func display(_ list: ExpenseListViewModel) { screen.write(columns.page(of: list)) }
  func display(_ totals: ExpenseTotalsViewModel) { screen.write(columns.page(of: totals)) }
  func display(_ alert: ErrorAlert<ExpensesViewEvent>) { screen.display(alert) }

  private var columns: ExpenseColumns { ExpenseColumns(width: screen.terminal.width) }
}
