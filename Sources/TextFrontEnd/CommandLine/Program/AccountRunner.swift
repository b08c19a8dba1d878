package import Authentication
package import Humble

/// Runs what concerns the account, alike in every program in which people sign in.
package struct AccountRunner: Sendable {
  private let signIn: any EventHandler<SignInViewEvent, any SignInView>
  private let account: any EventHandler<AccountViewEvent, any AccountView>
  private let terminal: any Terminal
  private let isShell: Bool

  /// Makes a runner.
  /// - Parameters:
  ///   - signIn: handles what happens on the sign-in screen.
  ///   - account: handles what happens on the account screen.
  ///   - terminal: where to draw and read.
  ///   - isShell: whether a shell goes on afterwards: there an alert's action is offered.
  package init(
    signIn: any EventHandler<SignInViewEvent, any SignInView>,
    account: any EventHandler<AccountViewEvent, any AccountView>, terminal: any Terminal, isShell: Bool
  ) {
    self.signIn = signIn
    self.account = account
    self.terminal = terminal
    self.isShell = isShell
  }

  /// Runs a command to its end.
  /// - Returns: the exit status.
  package func run(_ command: AccountCommand) async -> Int32 {
    switch command {
    case .signIn(let email, let takesPasswordFromInput):
      let password = takesPasswordFromInput ? await terminal.readLine(prompt: "").map(Secret.init) ?? Secret("") : nil
      let isSignedIn = await signIn(email: email, password: password)
      if isSignedIn == nil, !Task.isCancelled {
        terminal.write("\n", to: .messages)
        terminal.writeLine("The input ended before you were signed in.", to: .messages)
      }
      return ExitStatus.of(isDone: isSignedIn == true)
    case .whoami: return ExitStatus.of(isDone: await accountView.report(.opened))
    case .logout: return ExitStatus.of(isDone: await accountView.report(.logoutRequested))
    }
  }

  /// Finds out who is still signed in; says nothing where nobody is.
  func launch() async {
    _ = await accountView.report(.launched)
  }

  /// Asks for what is missing, and signs in; `nil` where input ended first.
  func signIn(email: String? = nil, password: Secret? = nil) async -> Bool? {
    let view = TextSignInView(handler: signIn, terminal: terminal, asksToTryAgain: isShell)
    return await view.signIn(userName: email, password: password)
  }

  private var accountView: TextAccountView {
    TextAccountView(handler: account, terminal: terminal, asksToTryAgain: isShell)
  }
}
