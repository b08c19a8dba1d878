public import Events
public import Humble
public import TextFrontEnd

/// The event list as text: a heading for each day, and under it a line for each event, in columns.
public final class TextEventListView: EventListView {
  private let screen: TextScreen<EventListViewEvent>
  private let handler: any EventHandler<EventListViewEvent, any EventListView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<EventListViewEvent, any EventListView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: EventListViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows events.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: EventListViewModel) {
    screen.write(EventColumns(rows: list.sections.flatMap(\.rows), width: screen.terminal.width).page(of: list))
    guard let notice = list.notice else { return }
    if list.isIncomplete { screen.display(notice) } else { screen.note(notice) }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<EventListViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextEventListView: Sendable {}
