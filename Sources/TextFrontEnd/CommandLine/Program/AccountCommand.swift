/// What a person can ask of every program in which people sign in.
package enum AccountCommand: Equatable, Sendable {
  case signIn(email: String?, takesPasswordFromInput: Bool)
  case whoami
  case logout

  /// The word that people type.
  package var name: String {
    switch self {
    case .signIn: "sign-in"
    case .whoami: "whoami"
    case .logout: "logout"
    }
  }

  /// Reads what follows `sign-in`.
  package static func signIn(_ words: inout Words) throws(UsageError) -> AccountCommand {
    var email = words.take()
    var takesPasswordFromInput = false
    while let option = words.takeOption() {
      guard option == "--password-stdin" else { throw .noOption(option, of: "sign-in") }
      try words.refuseValue(of: option)
      takesPasswordFromInput = true
      email = email ?? words.take()
    }
    guard email != nil || !takesPasswordFromInput else { throw UsageError("--password-stdin needs an EMAIL beside it") }
    return .signIn(email: email, takesPasswordFromInput: takesPasswordFromInput)
  }
}
