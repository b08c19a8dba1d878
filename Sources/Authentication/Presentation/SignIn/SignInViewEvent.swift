/// What a person does on the sign-in screen.
public enum SignInViewEvent: Sendable, Equatable, Codable {
  /// The person asked to be signed in with these credentials. Encoded, the password is a mask.
  case submitted(Credentials)
}
