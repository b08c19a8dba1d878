import Authentication
import Foundation
import GRDB
import Humble

/// A copy of what the company has, one value for each account, under a name, as JSON; it goes when the account is signed in
/// nowhere any more.
struct DatabaseAccountStore<Value: Codable & Sendable>: AccountStore {
  let name: String
  let database: WebDatabase

  func load(for account: User.ID) async throws(StoreFailure) -> Value? {
    let json = try database.look { db in
      try Data.fetchOne(
        db.cachedStatement(sql: "SELECT value FROM kept WHERE account = ? AND name = ?"),
        arguments: [account.uuidString, name])
    }
    do { return try json.map { try JSONDecoder().decode(Value.self, from: $0) } } catch {
      try await removeAll(for: account)
      throw .damaged("The saved \(name) were damaged and are forgotten.")
    }
  }

  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {
    guard !Task.isCancelled else { throw .cancelled }
    let (name, json) = (name, try database.making { try JSONEncoder().encode(value) })
    try await database.change { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO kept (account, name, value) VALUES (?, ?, ?)",
        arguments: [account.uuidString, name, json])
    }
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
