public import Authentication
public import Humble

/// The account screen as text.
public final class TextAccountView: AccountView {
  private let screen: TextScreen<AccountViewEvent>
  private let handler: any EventHandler<AccountViewEvent, any AccountView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<AccountViewEvent, any AccountView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: AccountViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows who is signed in.
  ///
  /// Called by the presenter.
  /// - Parameter account: the words to show.
  public func display(_ account: AccountViewModel) {
    let (width, email) = (screen.terminal.width, "<\(account.email)>")
    let line = StyledText(account.name, .bold) + StyledText(" " + email)
    let isNarrow = width.map { line.width > $0 } ?? false
    screen.write(
      (isNarrow ? account.name.lines(in: width, .bold) + email.lines(in: width) : [line])
        + (account.expiry?.withoutDirectionMarks.lines(in: width, .dim) ?? []))
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
  public func display(_ alert: ErrorAlert<AccountViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextAccountView: Sendable {}
