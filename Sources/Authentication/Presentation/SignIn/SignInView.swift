public import Humble

/// The sign-in screen, as its presenter sees it.
public protocol SignInView: LoadingView {
  /// Shows that the person is signed in. Called by the presenter on the view's isolation.
  /// - Parameter message: the words to show.
  func display(_ message: SignInMessage)

  /// Shows that the person is not signed in, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<SignInViewEvent>)
}

/// What a person reads after signing in.
public struct SignInMessage: Sendable, Equatable, Encodable {
  /// A word such as `Success`.
  public let title: String
  /// A greeting such as `Hello Phil Coulson`.
  public let message: String

  /// Makes a message.
  /// - Parameters:
  ///   - title: a word.
  ///   - message: a greeting.
  public init(title: String, message: String) {
    self.title = title
    self.message = message
  }
}
