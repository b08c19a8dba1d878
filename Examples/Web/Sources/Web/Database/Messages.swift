import Foundation
import GRDB
import Humble

/// What a browser is shown on the page that it is sent to after something has changed.
struct Messages {
  let database: WebDatabase
  let now: @Sendable () -> Date

  /// Keeps a piece of a page for one browser, under a name.
  func put(_ html: String, as name: String, for browser: Browser) async throws(StoreFailure) {
    let (hash, time) = (browser.hash, now().seconds)
    try await database.change { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO message (browser, name, html, made) VALUES (?, ?, ?, ?)",
        arguments: [hash, name, html, time])
    }
  }

  /// What was kept for a browser; nothing that was kept for another.
  func html(of name: String, for browser: Browser) throws(StoreFailure) -> String? {
    try unfailing(reading) {
      try database.readers.look { db in
        try String.fetchOne(
          db.cachedStatement(sql: "SELECT html FROM message WHERE browser = ? AND name = ?"),
          arguments: [browser.hash, name])
      }
    }
  }
}
