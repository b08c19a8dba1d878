/// Asks that the user name be an email address.
///
/// A pragmatic subset of [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321) and
/// [RFC 5322](https://www.rfc-editor.org/rfc/rfc5322): a dot-atom of at most 64 octets (RFC 5322, 3.2.3; RFC 5321,
/// 4.5.3.1.1), `@`, and a domain of at least two labels of letters, digits and inner hyphens, each of at most 63 octets;
/// 254 octets in all (RFC 5321, 4.5.3.1.3, less the angle brackets). Letters and digits of any script are taken in both
/// parts, as [RFC 6531](https://www.rfc-editor.org/rfc/rfc6531) allows. Quoted strings, comments, address literals and
/// domains of one label are left out: they are correct, and in a sign-in form nearly always a slip.
public struct EmailAddressRule: CredentialRule, Equatable {
  /// Makes the rule.
  public init() {}

  /// Checks the user name; refuses anything longer than 254 octets without looking at it.
  /// - Parameter credentials: what the person typed.
  /// - Throws: ``CredentialFailure/invalidEmail``.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    guard isEmailAddress(credentials.userName) else { throw .invalidEmail }
  }

  private func isEmailAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 254, let at = text.unicodeScalars.lastIndex(of: "@") else { return false }
    return isDotAtom(text[..<at]) && isDomain(text[text.unicodeScalars.index(after: at)...])
  }

  private func isDotAtom(_ local: Substring) -> Bool {
    local.utf8.count <= 64
      && local.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
        !atom.isEmpty && atom.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains($0) }
      }
  }

  private func isDomain(_ domain: Substring) -> Bool {
    let labels = domain.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && String(label).utf8.count <= 63 && label.first != "-" && label.last != "-"
          && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
      }
  }

  private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case ..<0x80: false
    default: scalar.properties.isAlphabetic || Self.marksAndDigits.contains(scalar.properties.generalCategory)
    }
  }

  private static let marksAndDigits: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .decimalNumber]
}
