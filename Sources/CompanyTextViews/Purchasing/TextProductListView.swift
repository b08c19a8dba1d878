public import Humble
public import Purchasing
public import TextFrontEnd

/// The product list as text: a line for each product, its price lined up on the decimal point.
public final class TextProductListView: ProductListView {
  private let screen: TextScreen<ProductListViewEvent>
  private let handler: any EventHandler<ProductListViewEvent, any ProductListView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<ProductListViewEvent, any ProductListView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: ProductListViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows products.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: ProductListViewModel) {
    let prices = MoneyColumn(list.rows.map(\.price))
    let rows = list.rows.map { NameColumns.Row($0.id, $0.name, prices.text($0.price)) }
    let columns = NameColumns(rows, width: screen.terminal.width)
    let lines = zip(rows, list.rows).flatMap { columns.lines(for: $0) + $1.notes.flatMap(columns.note) }
    screen.write((list.emptyMessage.map { [StyledText($0)] } ?? []) + lines)
    if let notice = list.notice { screen.note(notice) }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<ProductListViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextProductListView: Sendable {}
