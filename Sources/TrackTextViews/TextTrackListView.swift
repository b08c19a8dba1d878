public import Humble
public import TextFrontEnd
public import Tracks

/// The list of tracks as text: a line for each, in columns.
public final class TextTrackListView: TrackListView {
  private let screen: TextScreen<TrackListViewEvent>
  private let handler: any EventHandler<TrackListViewEvent, any TrackListView>
  private var found: FoundTrack?
  /// Whether a question was asked last.
  private var isAsking = false

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asks: whether an alert's action is offered, and a question asked; otherwise the answer is no.
  public init(
    handler: any EventHandler<TrackListViewEvent, any TrackListView>, terminal: any Terminal, asks: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asks)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert; a question that is answered with no did not.
  public func report(_ event: TrackListViewEvent) async -> Bool {
    let isDone = await screen.report(event) {
      isAsking = false
      await handler.handle($0, from: self)
    }
    if isAsking, !Task.isCancelled { screen.write([StyledText("Nothing was removed.")], to: .messages) }
    return isDone
  }

  /// Looks for the track that a person means, and shows an alert where that is not one.
  /// - Parameter words: its number in the list, its name, or a part of that.
  /// - Returns: the track; `nil` where it is not known which, or the task was cancelled.
  public func find(_ words: String) async -> FoundTrack? {
    found = nil
    _ = await report(.searched(words))
    return found
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

  /// Shows tracks.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: TrackListViewModel) {
    screen.write(list.emptyMessage.map { [StyledText($0)] } ?? [])
    screen.write(TrackColumns(rows: list.rows, width: screen.terminal.width).lines(for: list.rows))
    guard let notice = list.notice else { return }
    screen.display(notice.title, reasons: notice.sentences)
    screen.offer(notice.action)
  }

  /// Notes the track, which ``find(_:)`` gives; nothing is shown.
  ///
  /// Called by the presenter.
  /// - Parameter found: the track.
  public func display(_ found: FoundTrack) { self.found = found }

  /// Shows what was done.
  ///
  /// Called by the presenter.
  /// - Parameter message: the words to show.
  public func display(_ message: TrackMessage) {
    let indent = message.title.displayWidth + 2
    let lines = message.lines.flatMap { line in
      line.visible.wrapped(to: screen.terminal.width.map { max(20, $0 - indent) })
    }
    let title = StyledText(message.title, .green) + StyledText(lines.isEmpty ? "" : ": " + lines[0])
    screen.write([title] + lines.dropFirst().map { StyledText(String(repeating: " ", count: indent) + $0) })
  }

  /// Asks whether tracks are to be removed.
  ///
  /// Called by the presenter.
  /// - Parameter question: the words to show.
  public func display(_ question: TrackRemovalQuestion) {
    let title = question.title.visible.wrapped(to: screen.terminal.width).map { StyledText($0, .bold) }
    let subtitle = question.subtitle.visible.wrapped(to: screen.terminal.width).map { StyledText($0) }
    screen.write(title + subtitle, to: .messages)
    screen.offer(question.action)
    isAsking = true
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<TrackListViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextTrackListView: Sendable {}
