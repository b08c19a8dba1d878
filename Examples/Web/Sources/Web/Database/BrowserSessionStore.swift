import Authentication
import Foundation
import GRDB
import Humble

/// The session of one browser: whoever has this store reads and writes that browser's, and no other.
struct BrowserSessionStore: SessionStore {
  let browser: Browser
  let database: WebDatabase
  let table: BrowserTable

  /// Whoever asks for the session has sent a request, which is noted if that is possible.
  func load() async throws(StoreFailure) -> Session? {
    let (browser, table) = (browser, table)
    let found = try database.look { db in try table.look(for: browser, in: db) }
    guard let found else { return nil }
    if found.isStale {
      do { try await database.change { db in try table.touch(browser, in: db) } } catch {
        // The log has it, and the session is no less there; the next request tries again.
      }
    }
    return found.session
  }

  func save(_ session: Session) async throws(StoreFailure) {
    let (browser, table) = (browser, table)
    try await database.change { db in try table.put(session, for: browser, in: db) }
  }

  func remove(_ session: Session) async throws(StoreFailure) -> Bool {
    let (browser, table) = (browser, table)
    return try await database.changeInAnyCase { db in
      guard try table.session(of: browser, in: db)?.token == session.token else { return false }
      try table.delete(browser, in: db)
      return true
    }
  }

  /// Whether somebody was signed in until the browser idled for too long.
  func hasIdled() throws(StoreFailure) -> Bool {
    try database.look { db in try table.hasIdled(browser, in: db) }
  }

  /// The token of whoever was signed in until the browser idled for too long, once; `nil` where there is none.
  func takeIdledToken() async throws(StoreFailure) -> Secret? {
    guard try hasIdled() else { return nil }
    let (browser, table) = (browser, table)
    return try await database.changeInAnyCase { db in try table.takeIdledToken(of: browser, in: db) }
  }

  /// Forgets the browser, whoever was signed in there.
  func forget() async throws(StoreFailure) {
    let (browser, table) = (browser, table)
    try await database.changeInAnyCase { db in try table.delete(browser, in: db) }
  }
}
