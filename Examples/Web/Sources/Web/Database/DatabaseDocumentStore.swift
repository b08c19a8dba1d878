import Foundation
import GRDB
import Humble

/// One value for all, under a name, as JSON; what was saved outlives a power cut.
struct DatabaseDocumentStore<Value: Codable & Sendable>: DocumentStore {
  let name: String
  let database: WebDatabase

  func load() async throws(StoreFailure) -> Value? {
    let name = name
    return try unfailing(reading) {
      try database.readers.look { db in try Self.value(of: name, in: db) }
    }
  }

  func update<Result: Sendable>(
    _ change: @Sendable (inout Value?) -> Result
  ) async throws(StoreFailure) -> Result {
    guard !Task.isCancelled else { throw .cancelled }
    return try database.changeDurablyAtOnce { db in
      var value = try Self.value(of: name, in: db)
      let result = change(&value)
      try Self.put(value, as: name, in: db)
      return result
    }
  }

  private static func value(of name: String, in db: Database) throws -> Value? {
    try Data.fetchOne(
      db.cachedStatement(sql: "SELECT value FROM document WHERE name = ?"), arguments: [name]
    ).map { try JSONDecoder().decode(Value.self, from: $0) }
  }

  private static func put(_ value: Value?, as name: String, in db: Database) throws {
    guard let value else { return try db.execute(sql: "DELETE FROM document WHERE name = ?", arguments: [name]) }
    try db.execute(
      sql: "INSERT OR REPLACE INTO document (name, value) VALUES (?, ?)",
      arguments: [name, JSONEncoder().encode(value)])
  }
}
