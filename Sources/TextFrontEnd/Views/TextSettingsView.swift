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
    let width = (labels.map(\.width).max() ?? 0) + 1
    screen.write(
      zip(labels, settings.details).flatMap { label, detail in
        let values = detail.value.visible.wrapped(to: screen.terminal.width.map { max(8, $0 - width) })
        return values.enumerated().map { index, value in
          (index == 0 ? label : StyledText("")).padded(to: width) + StyledText(value)
        }
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
