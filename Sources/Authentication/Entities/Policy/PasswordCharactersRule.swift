/// Asks that the password have at least one upper-case letter and one decimal digit, of any script.
///
/// An upper-case letter has the Unicode general category Lu, a decimal digit Nd
/// ([UAX #44](https://www.unicode.org/reports/tr44/#General_Category_Values)).
public struct PasswordCharactersRule: CredentialRule, Equatable {
  /// Makes the rule.
  public init() {}

  /// Checks the password.
  /// - Parameter credentials: what the person typed.
  /// - Throws: ``CredentialFailure/invalidPasswordCharacters``.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    let scalars = credentials.password.reveal().unicodeScalars
    guard scalars.contains(where: { $0.properties.generalCategory == .uppercaseLetter }),
      scalars.contains(where: { $0.properties.generalCategory == .decimalNumber })
    else { throw .invalidPasswordCharacters }
  }
}
