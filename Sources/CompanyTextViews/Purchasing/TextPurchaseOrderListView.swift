public import Humble
public import Purchasing
public import TextFrontEnd

/// The list of orders as text: a heading for each order, and under it a line for each product.
public final class TextPurchaseOrderListView: PurchaseOrderListView {
  private let screen: TextScreen<PurchaseOrderListViewEvent>
  private let handler: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>, terminal: any Terminal,
    asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: PurchaseOrderListViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows orders.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: PurchaseOrderListViewModel) {
    let orders = list.orders.map(lines)
    screen.write((list.emptyMessage.map { [StyledText($0)] } ?? []) + Array(orders.joined(separator: [StyledText("")])))
    if let notice = list.notice { screen.note(notice) }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<PurchaseOrderListViewEvent>) { screen.display(alert) }

  private func lines(for order: PurchaseOrderListViewModel.Order) -> [StyledText] {
    let text = OrderText(width: screen.terminal.width)
    return text.heading(order.number, dates: order.dates) + text.lines(order.lines, total: order.total)
      + text.comment(order.comment)
  }
}

@available(*, unavailable) extension TextPurchaseOrderListView: Sendable {}
