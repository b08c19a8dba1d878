import Authentication
import Foundation
import GRDB
import Humble

/// The session of one browser: whoever has this store reads and writes that browser's, and no other.
struct BrowserSessionStore: SessionStore {
  let browser: Browser
  let database: WebDatabase
  let table: BrowserTable

  func load() async throws(StoreFailure) -> Session? {
    try unfailing(reading) { try database.readers.look { db in try table.session(of: browser, in: db) } }
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

  /// Notes that the browser has sent a request.
  func touch() async throws(StoreFailure) {
    let (browser, table) = (browser, table)
    guard
      try unfailing(reading, { try database.readers.look { db in try table.isStale(browser, in: db) } })
    else { return }
    try await database.change { db in try table.touch(browser, in: db) }
  }

  /// Forgets the browser, whoever was signed in there.
  func forget() async throws(StoreFailure) {
    let (browser, table) = (browser, table)
    try await database.changeInAnyCase { db in try table.delete(browser, in: db) }
  }
}
