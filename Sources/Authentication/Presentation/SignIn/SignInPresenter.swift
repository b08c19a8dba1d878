import Humble

/// Turns what ``SignIn`` reports into words for a ``SignInView``.
public struct SignInPresenter: SignInOutput {
  private let view: any SignInView
  private let event: SignInViewEvent

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  public init(view: any SignInView, event: SignInViewEvent) {
    self.view = view
    self.event = event
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Greets the person.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter user: who signed in.
  public func signedIn(_ user: User) {
    view.display(SignInMessage(title: "Success", message: "Hello " + user.name))
  }

  /// Says what failed; a broken rule is not offered again, because it would break again.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why the person is not signed in.
  public func signInFailed(_ failure: SignInFailure) {
    switch failure {
    case .brokenRule(.invalidPasswordLength) where isPasswordMissing: show("Type your password.", action: nil)
    case .brokenRule(let rule): show(rule.sentence, action: nil)
    case .gateway(let failure): show(failure.sentence, action: .tryAgain(event))
    case .sessionNotSaved(let failure):
      show("The session could not be saved. \(failure.sentence)", action: .tryAgain(event))
    }
  }

  private var isPasswordMissing: Bool {
    switch event {
    case .submitted(let credentials): credentials.password.isEmpty
    }
  }

  private func show(_ subtitle: String, action: ErrorAlert<SignInViewEvent>.Action?) {
    view.display(ErrorAlert(title: "Login Failed", subtitle: subtitle, action: action))
  }
}

@available(*, unavailable) extension SignInPresenter: Sendable {}

extension CredentialFailure {
  /// The rule as a sentence for a person, which says how to keep it.
  public var sentence: String {
    switch self {
    case .invalidEmail: "Type an email address such as name@example.com."
    case .invalidUserNameLength(let lengths): "A user name has \(Self.words(for: lengths))."
    case .invalidPasswordLength(let lengths): "A password has \(Self.words(for: lengths))."
    case .invalidPasswordCharacters: "A password has at least one upper-case letter and one digit."
    case .other(let sentence): sentence
    }
  }

  private static func words(for lengths: ClosedRange<Int>) -> String {
    "\(lengths.lowerBound) to \(lengths.upperBound) characters"
  }
}
