import Humble

/// What the company knows about somebody who has an account.
///
/// Coded as in the MyBiz REST API: `{"id", "name", "email", "location"?, "title"?}`.
public struct UserProfile: Sendable, Equatable {
  /// The person.
  public let user: User
  /// Where the person works, as the company wrote it.
  public let location: String?
  /// What the person does, as the company wrote it.
  public let title: String?

  /// Makes a profile.
  /// - Parameters:
  ///   - user: the person.
  ///   - location: where the person works.
  ///   - title: what the person does.
  public init(user: User, location: String? = nil, title: String? = nil) {
    self.user = user
    self.location = location
    self.title = title
  }
}

extension UserProfile: Codable {
  private enum CodingKeys: CodingKey {
    case id, name, email, location, title
  }

  /// Decodes a profile as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    user = User(
      id: try container.decodeUUID(forKey: .id), name: try container.decode(String.self, forKey: .name),
      email: try container.decode(String.self, forKey: .email))
    location = try container.decodeIfPresent(String.self, forKey: .location)
    title = try container.decodeIfPresent(String.self, forKey: .title)
  }

  /// Encodes a profile as the MyBiz REST API writes it.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(user.id, forKey: .id)
    try container.encode(user.name, forKey: .name)
    try container.encode(user.email, forKey: .email)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encodeIfPresent(title, forKey: .title)
  }
}
