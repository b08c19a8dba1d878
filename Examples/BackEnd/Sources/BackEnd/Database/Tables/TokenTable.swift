import Foundation
import GRDB

/// The tokens that hold, each as a hash: who reads the file can sign in as nobody.
enum TokenTable {
  static func insert(_ token: Token, for userID: UUID, expires: Date, in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO token (hash, userID, expires) VALUES (?, ?, ?)",
      arguments: [token.hash, userID.uuidString, expires.seconds])
  }

  static func delete(_ token: Token, in db: Database) throws {
    try db.execute(sql: "DELETE FROM token WHERE hash = ?", arguments: [token.hash])
  }

  static func deleteExpired(at now: Date, in db: Database) throws {
    try db.execute(sql: "DELETE FROM token WHERE expires <= ?", arguments: [now.seconds])
  }

  static func userID(of token: Token, at now: Date, in db: Database) throws -> UUID? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT userID FROM token WHERE hash = ? AND expires > ?"),
      arguments: [token.hash, now.seconds]
    )
    .flatMap(UUID.init)
  }

  /// Finds the revision that a resource has for whoever carries a token that holds; `nil` for all others.
  ///
  /// It is one statement, which sees one state of the database.
  static func revision(of resource: Resource, for token: Token, at now: Date, in db: Database) throws -> Int64? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT revision.number FROM token, revision
        WHERE token.hash = ? AND token.expires > ? AND revision.resource = ?
        """)
    return try Int64.fetchOne(statement, arguments: [token.hash, now.seconds, resource.rawValue])
  }
}
