/// What a company asks of credentials before they are sent anywhere: an ordered list of rules.
public struct CredentialPolicy: Sendable {
  /// The rules, in the order in which they are checked.
  public let rules: [any CredentialRule]

  /// Makes a policy.
  /// - Parameter rules: the rules, in the order in which they are to be checked.
  public init(_ rules: [any CredentialRule]) {
    self.rules = rules
  }

  /// An email address and a password that is not empty.
  public static let company = Self([EmailAddressRule(), PasswordLengthRule(minimum: 1)])

  /// A user name of 2 to 10 characters; a password of at least 3, with an upper-case letter and a decimal digit.
  public static let strict = Self([
    UserNameLengthRule(2...10), PasswordLengthRule(minimum: 3), PasswordCharactersRule(),
  ])

  /// Checks credentials against each rule in turn.
  ///
  /// Called by ``SignIn`` before any gateway is. In the ready-made policies a rule on lengths comes first, so that long
  /// input is refused without being looked through.
  /// - Parameter credentials: what the person typed.
  /// - Throws: the failure of the first rule that is broken; the rest are not looked at.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    for rule in rules { try rule.check(credentials) }
  }
}
