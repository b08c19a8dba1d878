import Authentication
import Foundation
import GRDB
import Humble

/// A value for each account, under a name, as JSON.
struct DatabaseAccountStore<Value: Codable & Sendable>: AccountStore {
  let name: String
  let database: WebDatabase
  /// Whether what was saved has to outlive a power cut.
  var isDurable = false

  func load(for account: User.ID) async throws(StoreFailure) -> Value? {
    let json = try unfailing(reading) {
      try database.readers.look { db in
        try Data.fetchOne(
          db.cachedStatement(sql: "SELECT value FROM kept WHERE account = ? AND name = ?"),
          arguments: [account.uuidString, name])
      }
    }
    do { return try json.map { try JSONDecoder().decode(Value.self, from: $0) } } catch {
      try await removeAll(for: account)
      throw .damaged("The saved \(name) were damaged and are forgotten.")
    }
  }

  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {
    guard !Task.isCancelled else { throw .cancelled }
    let (name, json) = (name, try unfailing(writing) { try JSONEncoder().encode(value) })
    let write: @Sendable (Database) throws -> Void = { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO kept (account, name, value) VALUES (?, ?, ?)",
        arguments: [account.uuidString, name, json])
    }
    try await isDurable ? database.changeDurably(write) : database.change(write)
  }

  func removeAll(for account: User.ID) async throws(StoreFailure) {
    let name = name
    try await database.changeInAnyCase { db in
      try db.execute(sql: "DELETE FROM kept WHERE account = ? AND name = ?", arguments: [account.uuidString, name])
    }
  }
}

/// Keeps nothing: for what is here already.
struct Nowhere<Value: Sendable>: AccountStore {
  func load(for account: User.ID) async throws(StoreFailure) -> Value? { nil }
  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {}
  func removeAll(for account: User.ID) async throws(StoreFailure) {}
}
