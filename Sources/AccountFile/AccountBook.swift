package import Authentication
package import Foundation
package import Humble

/// What a JSON file holds that says who may sign in.
public protocol AccountBook: Decodable, Sendable {
  /// Who may sign in.
  var accounts: Accounts { get }
}

/// Who may sign in: the `users` of a JSON file, and of its `rules` the `sessionLifetime`; all else in it is ignored.
///
/// `{"users": [{"id": UUID, "name", "email", "password", "location"?, "title"?}], "rules": {"sessionLifetime": seconds?}?}`
public struct Accounts: AccountBook {
  let users: [Account]
  /// How long a session lasts, in seconds; without it, a session does not expire.
  let sessionLifetime: TimeInterval?

  /// Who may sign in: this.
  public var accounts: Accounts { self }

  /// Refuses sessions that are over, and those of people who are no longer in the file.
  package func authorize(_ session: Session, at now: Date) throws(GatewayFailure) {
    _ = try profile(for: session, at: now)
  }

  /// Whose session it is; refuses sessions that are over, and those of people who are no longer in the file.
  func profile(for session: Session, at now: Date) throws(GatewayFailure) -> UserProfile {
    guard !session.isExpired(at: now), let account = users.first(where: { $0.profile.user.id == session.user.id })
    else {
      throw .unauthorized
    }
    return account.profile
  }
}

extension Accounts {
  private enum CodingKeys: CodingKey {
    case users, rules
  }

  private enum RuleKeys: CodingKey {
    case sessionLifetime
  }

  /// Decodes accounts.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    users = try container.decode([Account].self, forKey: .users)
    guard container.contains(.rules) else {
      sessionLifetime = nil
      return
    }
    let rules = try container.nestedContainer(keyedBy: RuleKeys.self, forKey: .rules)
    sessionLifetime = try rules.decodeIfPresent(TimeInterval.self, forKey: .sessionLifetime)
    guard sessionLifetime.map({ $0 > 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessionLifetime, in: rules, debugDescription: "it is not a number of seconds above 0")
    }
  }
}

/// Someone who may sign in.
struct Account: Decodable, Sendable {
  let profile: UserProfile
  let password: Secret

  private enum CodingKeys: CodingKey {
    case password
  }

  init(from decoder: any Decoder) throws {
    profile = try UserProfile(from: decoder)
    password = try decoder.container(keyedBy: CodingKeys.self).decode(Secret.self, forKey: .password)
  }
}
