import Authentication
import Foundation
import GRDB

/// The people who may sign in.
enum UserTable {
  /// A user with what the password is checked against.
  struct Account {
    let profile: UserProfile
    let passwordHash: PasswordHash
  }

  /// What an email address is looked up by: people write it in upper or lower case, composed or not.
  static func login(for email: String) -> String {
    email.precomposedStringWithCanonicalMapping.lowercased()
  }

  static func account(login: String, in db: Database) throws -> Account? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM user WHERE login = ?"), arguments: [login]
    )
    .flatMap(account)
  }

  static func profile(_ id: User.ID, in db: Database) throws -> UserProfile? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM user WHERE id = ?"), arguments: [id.uuidString]
    )
    .flatMap(account)?.profile
  }

  static func passwordHashes(in db: Database) throws -> [UUID: PasswordHash] {
    let accounts = try Row.fetchAll(db, sql: "SELECT * FROM user").compactMap(account)
    return Dictionary(accounts.map { ($0.profile.user.id, $0.passwordHash) }) { $1 }
  }

  /// Puts these users in place of all others; the tokens of those who are gone go with them.
  static func replaceAll(with accounts: [Account], in db: Database) throws {
    let stay = Set(accounts.map(\.profile.user.id.uuidString))
    for id in try String.fetchAll(db, sql: "SELECT id FROM user") where !stay.contains(id) {
      try db.execute(sql: "DELETE FROM user WHERE id = ?", arguments: [id])
    }
    // Two users may have exchanged their addresses, each of which must stay unique after every step.
    try db.execute(sql: "UPDATE user SET login = id")
    for account in accounts {
      let profile = account.profile
      let user = profile.user
      try db.execute(
        sql: """
          INSERT INTO user (id, name, email, login, location, title, passwordHash) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE
          SET name = excluded.name, email = excluded.email, login = excluded.login, location = excluded.location,
            title = excluded.title, passwordHash = excluded.passwordHash
          """,
        arguments: [
          user.id.uuidString, user.name, user.email, login(for: user.email), profile.location, profile.title,
          account.passwordHash.text,
        ])
    }
  }

  private static func account(_ row: Row) -> Account? {
    guard let id = UUID(uuidString: row["id"]), let hash = PasswordHash(text: row["passwordHash"]) else { return nil }
    let user = User(id: id, name: row["name"], email: row["email"])
    return Account(
      profile: UserProfile(user: user, location: row["location"], title: row["title"]), passwordHash: hash)
  }
}
