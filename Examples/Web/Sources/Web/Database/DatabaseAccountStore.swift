import Authentication
import Foundation
import GRDB
import Humble

/// A value for each account, under a name, as JSON.
struct DatabaseAccountStore<Value: Codable & Sendable>: AccountStore {
  let name: String
  let database: WebDatabase
  /// Whose value it is, where it has to outlive sessions, another company in its place, and a power cut; `nil` for a copy of
  /// what the company has, which goes when the account is signed in nowhere any more.
  var lastingAt: String?

  func load(for account: User.ID) async throws(StoreFailure) -> Value? {
    let json = try unfailing(reading) {
      try database.readers.look { db in
        try Data.fetchOne(
          db.cachedStatement(sql: "SELECT value FROM \(table) WHERE account = ? AND name = ?"),
          arguments: [account.uuidString, key])
      }
    }
    do { return try json.map { try JSONDecoder().decode(Value.self, from: $0) } } catch {
      try await removeAll(for: account)
      throw .damaged("The saved \(name) were damaged and are forgotten.")
    }
  }

  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {
    guard !Task.isCancelled else { throw .cancelled }
    let (table, key, json) = (table, key, try unfailing(writing) { try JSONEncoder().encode(value) })
    let write: @Sendable (Database) throws -> Void = { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO \(table) (account, name, value) VALUES (?, ?, ?)",
        arguments: [account.uuidString, key, json])
    }
    try await lastingAt != nil ? database.changeDurably(write) : database.change(write)
  }

  func removeAll(for account: User.ID) async throws(StoreFailure) {
    let (table, key) = (table, key)
    try await database.changeInAnyCase { db in
      try db.execute(sql: "DELETE FROM \(table) WHERE account = ? AND name = ?", arguments: [account.uuidString, key])
    }
  }

  private var table: String { lastingAt == nil ? "kept" : "lasting" }
  private var key: String { lastingAt.map { "\($0) \(name)" } ?? name }
}

/// Keeps nothing: for what is here already.
struct Nowhere<Value: Sendable>: AccountStore {
  func load(for account: User.ID) async throws(StoreFailure) -> Value? { nil }
  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {}
  func removeAll(for account: User.ID) async throws(StoreFailure) {}
}
