public import Directory
public import Humble
public import TextFrontEnd

/// The org chart as text: a tree with connecting lines, or a list in columns.
public final class TextOrgChartView: OrgChartView {
  private let screen: TextScreen<OrgChartViewEvent>
  private let handler: any EventHandler<OrgChartViewEvent, any OrgChartView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<OrgChartViewEvent, any OrgChartView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: OrgChartViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows employees.
  ///
  /// Called by the presenter.
  /// - Parameter chart: the words to show.
  public func display(_ chart: OrgChartViewModel) {
    screen.write([StyledText(chart.title.withoutDirectionMarks, .bold)] + (chart.rows.isEmpty ? [] : [StyledText("")]))
    OrgChartLines(chart.rows, width: screen.terminal.width).forEachPart(of: 500) { screen.write($0) }
    if let notice = chart.notice { screen.note(notice) }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<OrgChartViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextOrgChartView: Sendable {}
