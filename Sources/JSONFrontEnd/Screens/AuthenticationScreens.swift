public import Authentication
public import Humble

extension JSONView: SignInView where ViewEvent == SignInViewEvent {
  /// Greets the person.
  ///
  /// Called by the presenter.
  /// - Parameter message: the words to show.
  public func display(_ message: SignInMessage) { display(message, as: "message") }
}

extension JSONView: AccountView where ViewEvent == AccountViewEvent {
  /// Shows who is signed in.
  ///
  /// Called by the presenter.
  /// - Parameter account: the words to show.
  public func display(_ account: AccountViewModel) { display(account, as: "account") }

  /// Shows that nobody is signed in any more.
  ///
  /// Called by the presenter.
  /// - Parameter farewell: the words to show.
  public func display(_ farewell: LogoutMessage) { display(farewell, as: "farewell") }
}

extension JSONView: SettingsView where ViewEvent == SettingsViewEvent {
  /// Shows the details of the person who is signed in.
  ///
  /// Called by the presenter.
  /// - Parameter settings: the words to show.
  public func display(_ settings: SettingsViewModel) { display(settings, as: "settings") }

  /// Shows that nobody is signed in any more.
  ///
  /// Called by the presenter.
  /// - Parameter farewell: the words to show.
  public func display(_ farewell: LogoutMessage) { display(farewell, as: "farewell") }
}

extension JSONScreen where ViewEvent == SignInViewEvent, View == any SignInView {
  /// Makes the screen `signIn`.
  ///
  /// A password that is ``Secret/mask`` is refused and not tried: it is of a recording, or of an alert's action.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func signIn(_ handler: any EventHandler<SignInViewEvent, any SignInView>) -> Self {
    Self("signIn", events: ["submitted"], handler: handler) { event in
      guard case .submitted(let credentials) = event, credentials.password == Secret(Secret.mask) else { return nil }
      return "the password is a mask, because secrets are never written; put it in, or sign in beforehand"
    } asView: {
      $0
    }
  }
}

extension JSONScreen where ViewEvent == AccountViewEvent, View == any AccountView {
  /// Makes the screen `account`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func account(_ handler: any EventHandler<AccountViewEvent, any AccountView>) -> Self {
    Self("account", events: ["launched", "opened", "logoutRequested"], handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == SettingsViewEvent, View == any SettingsView {
  /// Makes the screen `settings`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func settings(_ handler: any EventHandler<SettingsViewEvent, any SettingsView>) -> Self {
    Self("settings", events: ["opened", "logoutRequested"], handler: handler) { $0 }
  }
}
