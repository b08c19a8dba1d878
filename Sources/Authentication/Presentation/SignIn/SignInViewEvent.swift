/// What a person does on the sign-in screen.
public enum SignInViewEvent: Sendable, Equatable {
  /// The person asked to be signed in with these credentials. Encoded, the password is a mask.
  case submitted(Credentials)
}

extension SignInViewEvent: Codable {
  private enum CodingKeys: String, CodingKey { case submitted }

  /// Decodes an event.
  /// - Parameter decoder: holds an object such as `{"submitted": {"userName": …, "password": …}}`.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .submitted(try container.decode(Credentials.self, forKey: .submitted))
  }

  /// Encodes the event.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .submitted(let value): try container.encode(value, forKey: .submitted)
    }
  }
}
