/// One thing that a company asks of credentials: a value with a failure of its own.
public protocol CredentialRule: Sendable {
  /// Checks credentials against this rule alone.
  ///
  /// Called by ``CredentialPolicy/check(_:)`` on the caller's isolation.
  /// - Parameter credentials: what the person typed.
  /// - Throws: this rule's failure, where it is broken.
  func check(_ credentials: Credentials) throws(CredentialFailure)
}

/// The rule that credentials break.
public enum CredentialFailure: Error, Sendable, Equatable {
  /// The user name is not an email address.
  case invalidEmail
  /// The user name's count of characters is not within the range.
  case invalidUserNameLength(ClosedRange<Int>)
  /// The password's count of characters is not within the range.
  case invalidPasswordLength(ClosedRange<Int>)
  /// The password lacks an upper-case letter or a decimal digit.
  case invalidPasswordCharacters
  /// A rule of the embedder's own; the sentence says what the rule asks.
  case other(String)
}
