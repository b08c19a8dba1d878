import Foundation
import GRDB
import Humble

/// One value under a name, as JSON; what was saved outlives all sessions, another company in its place, and a power cut.
struct DatabaseDocumentStore<Value: Codable & Sendable>: DocumentStore {
  private let name: String
  private let database: WebDatabase
  private let turns = Turns()
  private let turn = UUID()

  init(name: String, database: WebDatabase) {
    (self.name, self.database) = (name, database)
  }

  func load() async throws(StoreFailure) -> Value? {
    try await value(of: try json())
  }

  /// No thread waits for the disk here, so the change is made first and then written where nothing else was meanwhile.
  func update<Result: Sendable>(
    _ change: @Sendable (inout Value?) -> Result
  ) async throws(StoreFailure) -> Result {
    await turns.take(turn)
    defer { turns.leave(turn) }
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      let old = try json()
      var value = try await value(of: old)
      let result = change(&value)
      let new = try database.making { try value.map { try JSONEncoder().encode($0) } }
      if try await replace(old, by: new) { return result }
    }
  }

  /// - Returns: whether it was still the old value that was there.
  private func replace(_ old: Data?, by new: Data?) async throws(StoreFailure) -> Bool {
    let name = name
    return try await database.changeDurably { db in
      guard try Self.json(of: name, in: db) == old else { return false }
      if let new {
        try db.execute(sql: "INSERT OR REPLACE INTO document (name, value) VALUES (?, ?)", arguments: [name, new])
      } else {
        try db.execute(sql: "DELETE FROM document WHERE name = ?", arguments: [name])
      }
      return true
    }
  }

  private func json() throws(StoreFailure) -> Data? {
    try database.look { db in try Self.json(of: name, in: db) }
  }

  private static func json(of name: String, in db: Database) throws -> Data? {
    try Data.fetchOne(db.cachedStatement(sql: "SELECT value FROM document WHERE name = ?"), arguments: [name])
  }

  /// What makes no sense gets another name.
  private func value(of json: Data?) async throws(StoreFailure) -> Value? {
    do { return try json.map { try JSONDecoder().decode(Value.self, from: $0) } } catch {
      let name = name
      try await database.changeDurably { db in
        try db.execute(
          sql: "UPDATE document SET name = ? WHERE name = ? AND value = ?",
          arguments: ["\(name) damaged \(UUID().uuidString)", name, json])
      }
      throw .damaged("What was saved on the server was damaged and has been set aside there.")
    }
  }
}
