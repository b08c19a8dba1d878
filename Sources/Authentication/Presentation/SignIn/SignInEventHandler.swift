public import Humble

/// Handles what a person does on the sign-in screen.
public struct SignInEventHandler: EventHandler {
  private let signIn: any InteractorFactory<Credentials, any SignInOutput>

  /// Makes a handler.
  /// - Parameter signIn: makes ``SignIn`` interactors; usually `SignIn.Factory(…).exclusive()`.
  public init(signIn: any InteractorFactory<Credentials, any SignInOutput>) {
    self.signIn = signIn
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: SignInViewEvent, from view: any SignInView) async {
    switch event {
    case .submitted(let credentials):
      let presenter = SignInPresenter(view: view, event: event)
      await signIn.makeInteractor(for: credentials, output: presenter).execute()
    }
  }
}
