import Authentication
import Foundation
import Humble

/// What the sign-in page's form holds.
struct SignInContent {
  /// What is known to be wrong with what was typed.
  enum Fault { case email, password, either }

  let email: String
  /// Where to go from there.
  let destination: Destination
  var button = "Sign in"
  private(set) var isEmailWrong = false
  private(set) var isPasswordWrong = false
  /// Whether somebody goes on at the password.
  private(set) var startsAtPassword: Bool

  init(to destination: Destination) {
    (email, self.destination, startsAtPassword) = ("", destination, false)
  }

  /// What was typed.
  init(_ form: Form) {
    email = form["email"].trimmingCharacters(in: .whitespacesAndNewlines)
    destination = Destination(form["to"]) ?? .calendar
    startsAtPassword = !email.isEmpty
  }

  /// The same, with the fields at fault marked.
  func marking(_ fault: Fault?) -> Self {
    var marked = self
    marked.isEmailWrong = fault == .email || fault == .either
    marked.isPasswordWrong = fault == .password || fault == .either
    marked.startsAtPassword = !email.isEmpty && fault != .email
    return marked
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
