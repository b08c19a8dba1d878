import Foundation
import GRDB

/// The tokens that hold, each as a hash: who reads the file can sign in as nobody.
enum TokenTable {
  /// Who came with a token, and which revision of a resource there was at that moment.
  struct Admission {
    let userID: UUID
    let revision: Int64
  }

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

  /// Looks the token and the revision up in one statement, which sees one state of the database.
  static func admission(of token: Token, to resource: Resource, at now: Date, in db: Database) throws -> Admission? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT token.userID, revision.number FROM token, revision
        WHERE token.hash = ? AND token.expires > ? AND revision.resource = ?
        """)
    return try Row.fetchOne(statement, arguments: [token.hash, now.seconds, resource.rawValue]).flatMap { row in
      UUID(uuidString: row[0]).map { Admission(userID: $0, revision: row[1]) }
    }
  }
}
