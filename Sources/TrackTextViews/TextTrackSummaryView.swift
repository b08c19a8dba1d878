public import Humble
public import TextFrontEnd
public import Tracks

/// A track's summary as text: its figures, the elevation along the way, and a small map.
public final class TextTrackSummaryView: TrackSummaryView {
  /// How wide the drawings are where lines may be of any length.
  private static let usualWidth = 72
  /// Words of this length are not broken, however narrow the terminal.
  private static let narrowestValue = 12

  private let screen: TextScreen<TrackSummaryViewEvent>
  private let handler: any EventHandler<TrackSummaryViewEvent, any TrackSummaryView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<TrackSummaryViewEvent, any TrackSummaryView>, terminal: any Terminal,
    asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: TrackSummaryViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows how much is done, beside the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter fraction: how much is done, 0 to 1.
  public func display(progress fraction: Double) { screen.display(progress: fraction) }

  /// Shows a track.
  ///
  /// Called by the presenter.
  /// - Parameter summary: the words and series to show.
  public func display(_ summary: TrackSummaryViewModel) {
    let width = screen.terminal.width
    let labels = summary.figures.map(\.label.displayWidth).max() ?? 0
    let title = summary.name.visible.wrapped(to: width).map { StyledText($0, .bold) }
    let figures = summary.figures.flatMap { figure in
      let values = figure.value.withoutDirectionMarks.wrapped(
        to: width.map { max(Self.narrowestValue, $0 - labels - 4) })
      return zip([figure.label] + Array(repeating: "", count: values.count - 1), values).map { label, value in
        StyledText("  ") + StyledText(label, .dim).padded(to: labels + 2) + StyledText(value)
      }
    }
    screen.write(title + figures + drawings(of: summary, width: max(20, width ?? Self.usualWidth)))
    screen.note(summary.notes)
  }

  private func drawings(of summary: TrackSummaryViewModel, width: Int) -> [StyledText] {
    let drawings = [
      summary.profile.map { ProfileChart($0, width: width).lines },
      summary.path.map { BrailleMap($0, width: width).lines },
    ]
    return drawings.compactMap { $0 }.flatMap { [StyledText("")] + $0 }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<TrackSummaryViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextTrackSummaryView: Sendable {}
