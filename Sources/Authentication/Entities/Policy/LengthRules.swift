/// Asks that the user name have a length within a range.
public struct UserNameLengthRule: CredentialRule, Equatable {
  /// The counts of characters, as a person sees them, that are taken.
  public let lengths: ClosedRange<Int>

  /// Makes the rule.
  /// - Parameter lengths: the counts of characters that are taken; those outside 0 to 1,024 are left out.
  public init(_ lengths: ClosedRange<Int>) {
    self.lengths = lengths.clamped(to: 0...1_024)
  }

  /// Checks the user name.
  /// - Parameter credentials: what the person typed.
  /// - Throws: ``CredentialFailure/invalidUserNameLength(_:)``.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    guard credentials.userName.hasLength(in: lengths) else { throw .invalidUserNameLength(lengths) }
  }
}

/// Asks that the password have a minimum length.
///
/// A password of more than 1,024 characters is refused as well: no person types one, and each server that must hash it
/// would pay for it.
public struct PasswordLengthRule: CredentialRule, Equatable {
  /// The counts of characters, as a person sees them, that are taken.
  public let lengths: ClosedRange<Int>

  /// Makes the rule.
  /// - Parameter minimum: the smallest count of characters that is taken, 0 to 1,024.
  public init(minimum: Int) {
    lengths = min(max(minimum, 0), 1_024)...1_024
  }

  /// Checks the password.
  /// - Parameter credentials: what the person typed.
  /// - Throws: ``CredentialFailure/invalidPasswordLength(_:)``.
  public func check(_ credentials: Credentials) throws(CredentialFailure) {
    guard credentials.password.reveal().hasLength(in: lengths) else { throw .invalidPasswordLength(lengths) }
  }
}

extension String {
  /// Whether the count of characters, as a person sees them, is in a range; the time taken is bounded by the range.
  ///
  /// No character of ordinary text is longer than 128 bytes: the Stream-Safe Text Format of
  /// [UAX #15](https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format) has at most 30 marks after a letter.
  fileprivate func hasLength(in range: ClosedRange<Int>) -> Bool {
    let octets = utf8.count
    guard range.lowerBound...range.upperBound * 128 ~= octets else { return false }
    // A character has at least one byte, so most texts need not be counted to the end, and many not at all.
    if range.lowerBound > 1, index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) == nil { return false }
    guard octets > range.upperBound else { return true }
    return index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex).map { $0 == endIndex } ?? true
  }
}
