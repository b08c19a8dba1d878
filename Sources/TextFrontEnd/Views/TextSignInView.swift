public import Authentication
public import Humble

/// The sign-in screen as text.
public final class TextSignInView: SignInView {
  private let screen: TextScreen<SignInViewEvent>
  private let handler: any EventHandler<SignInViewEvent, any SignInView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<SignInViewEvent, any SignInView>, terminal: any Terminal, asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Asks for what is missing, then reports that the credentials were submitted.
  /// - Parameters:
  ///   - userName: the email address or user name, where it is known already.
  ///   - password: the password, where it is known already.
  /// - Returns: whether the person is signed in; `nil` where input ended first, or the task was cancelled.
  public func signIn(userName: String? = nil, password: Secret? = nil) async -> Bool? {
    guard let userName = await askForUserName(unless: userName) else { return nil }
    guard let password = await askForPassword(unless: password) else { return nil }
    let event = SignInViewEvent.submitted(Credentials(userName: userName, password: password))
    return await screen.report(event) { await handler.handle($0, from: self) }
  }

  private func askForUserName(unless known: String?) async -> String? {
    guard known == nil else { return known }
    return await screen.terminal.readLine(prompt: "Email: ")?.trimmed
  }

  private func askForPassword(unless known: Secret?) async -> Secret? {
    guard known == nil else { return known }
    return await screen.terminal.readSecret(prompt: "Password: ")
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Greets the person.
  ///
  /// Called by the presenter.
  /// - Parameter message: the words to show.
  public func display(_ message: SignInMessage) {
    screen.display(message.title, message.message)
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<SignInViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextSignInView: Sendable {}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
