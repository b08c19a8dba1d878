/// What a person types in order to sign in.
public struct Credentials: Sendable, Equatable, Codable {
  /// An email address or a user name, as the company's ``CredentialPolicy`` wants it.
  public let userName: String
  /// The password, which never prints.
  public let password: Secret

  /// Makes credentials; nothing is checked until a ``CredentialPolicy`` does.
  /// - Parameters:
  ///   - userName: an email address or a user name.
  ///   - password: the password.
  public init(userName: String, password: Secret) {
    self.userName = userName
    self.password = password
  }
}
