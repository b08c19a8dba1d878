import Authentication
import Events
import Foundation
import Humble

/// What a company file holds.
struct Company: Decodable, Sendable {
  let users: [CompanyUser]
  let rules: CompanyRules
  let events: [Event]
  let birthdays: [Birthday]

  private enum CodingKeys: CodingKey {
    case users, rules, events, employees
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    users = try container.decode([CompanyUser].self, forKey: .users)
    rules = try container.decodeIfPresent(CompanyRules.self, forKey: .rules) ?? CompanyRules()
    events = try container.decodeElements(of: Event.self, forKey: .events)
    birthdays = try container.decodeElements(of: EmployeeBirthday.self, forKey: .employees).compactMap(\.birthday)
  }
}

/// Someone who may sign in.
struct CompanyUser: Decodable, Sendable {
  let id: UUID
  let name: String
  let email: String
  let password: Secret

  private enum CodingKeys: CodingKey {
    case id, name, email, password
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeUUID(forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    email = try container.decode(String.self, forKey: .email)
    password = try container.decode(Secret.self, forKey: .password)
  }

  var user: User { User(id: id, name: name, email: email) }
}

/// What a company decides for its app.
struct CompanyRules: Decodable, Sendable {
  /// How long a session lasts, in seconds; without it, a session does not expire.
  var sessionLifetime: TimeInterval?

  private enum CodingKeys: CodingKey {
    case sessionLifetime
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sessionLifetime = try container.decodeIfPresent(TimeInterval.self, forKey: .sessionLifetime)
    guard sessionLifetime.map({ $0 > 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessionLifetime, in: container, debugDescription: "it is not a number of seconds above 0")
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an array, which may be absent, and stops at the next element where the surrounding task is cancelled.
  fileprivate func decodeElements<Element: Decodable>(of type: Element.Type, forKey key: Key) throws -> [Element] {
    guard contains(key) else { return [] }
    var container = try nestedUnkeyedContainer(forKey: key)
    var elements: [Element] = []
    while !container.isAtEnd {
      try Task.checkCancellation()
      elements.append(try container.decode(Element.self))
    }
    return elements
  }
}
