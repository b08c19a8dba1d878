public import Humble

/// The account screen, as its presenter sees it.
public protocol AccountView: LoadingView {
  /// Shows who is signed in. Called by the presenter on the view's isolation.
  /// - Parameter account: the words to show.
  func display(_ account: AccountViewModel)

  /// Shows that nobody is signed in any more. Called by the presenter on the view's isolation.
  /// - Parameter farewell: the words to show.
  func display(_ farewell: LogoutMessage)

  /// Shows what failed. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<AccountViewEvent>)
}

/// Who is signed in, in words.
public struct AccountViewModel: Sendable, Equatable, Encodable {
  /// What the person is called.
  public let name: String
  /// The person's email address.
  public let email: String
  /// Until when the session holds, such as `Signed in until 20 December 2026 at 9:30`, where the server said so.
  public let expiry: String?

  /// Makes a view model.
  /// - Parameters:
  ///   - name: what the person is called.
  ///   - email: the person's email address.
  ///   - expiry: a sentence that says until when the session holds.
  public init(name: String, email: String, expiry: String?) {
    self.name = name
    self.email = email
    self.expiry = expiry
  }
}
