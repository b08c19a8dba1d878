import Authentication
import Humble

/// What the sign-in page shows.
struct SignInContent {
  /// What is known of what was typed.
  enum Fault { case email, password, either }

  let email: String
  let button: String
  let isEmailWrong: Bool
  let isPasswordWrong: Bool
  /// Whether somebody goes on at the password.
  let startsAtPassword: Bool

  init(email: String, button: String, fault: Fault?) {
    (self.email, self.button) = (email, button)
    isEmailWrong = fault == .email || fault == .either
    isPasswordWrong = fault == .password || fault == .either
    startsAtPassword = !email.isEmpty && fault != .email
  }
}

extension SignInContent.Fault {
  /// What is wrong with credentials; `nil` where it is not known that anything is.
  /// - Parameters:
  ///   - credentials: what was typed.
  ///   - failure: what the company said of them, where it was asked.
  init?(_ credentials: Credentials, failure: GatewayFailure?) {
    do { try CredentialPolicy.company.check(credentials) } catch {
      self = error == .invalidEmail ? .email : .password
      return
    }
    guard failure == .unauthorized else { return nil }
    self = .either
  }
}
