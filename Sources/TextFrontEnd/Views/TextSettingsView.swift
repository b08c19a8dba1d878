public import Authentication
public import Humble

/// The settings as text.
public final class TextSettingsView: SettingsView {
  private let screen: TextScreen<SettingsViewEvent>
  private let handler: any EventHandler<SettingsViewEvent, any SettingsView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered, and the button.
  public init(
    handler: any EventHandler<SettingsViewEvent, any SettingsView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: SettingsViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows the details of the person who is signed in.
  ///
  /// Called by the presenter.
  /// - Parameter settings: the words to show.
  public func display(_ settings: SettingsViewModel) {
    let labels = settings.details.map { StyledText($0.label + ":", .dim) }
    let column = (labels.map(\.width).max() ?? 0) + 1
    let longestWord = settings.details.map(\.value.visible.longestWord).max() ?? 0
    let isBeside = screen.terminal.width.map { column + longestWord <= $0 } ?? true
    let indent = StyledText("").padded(to: isBeside ? column : 2)
    screen.write(
      zip(labels, settings.details).flatMap { label, detail in
        let values = detail.value.lines(in: screen.terminal.width.map { max(8, $0 - indent.width) })
        return isBeside
          ? [label.padded(to: column) + values[0]] + values.dropFirst().map { indent + $0 }
          : [label] + values.map { indent + $0 }
      })
    if let notice = settings.notice { screen.note(notice) }
    screen.offer(settings.button)
  }

  /// Shows that nobody is signed in any more.
  ///
  /// Called by the presenter.
  /// - Parameter farewell: the words to show.
  public func display(_ farewell: LogoutMessage) {
    screen.write([StyledText(farewell.title, .green)])
    screen.note(farewell.notes)
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<SettingsViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextSettingsView: Sendable {}
