import Foundation
import GRDB
import Humble

/// What a browser is shown on the page that it is sent to after something has changed.
struct Messages {
  let database: WebDatabase
  /// For how many seconds something is kept.
  let lifetime: Int64
  let now: @Sendable () -> Date

  /// Keeps a piece of a page for one browser, under a name, and forgets what is too old.
  func put(_ html: String, as name: String, for browser: Browser) async throws(StoreFailure) {
    let (hash, time, lifetime) = (browser.hash, now().seconds, lifetime)
    try await database.change { db in
      try db.execute(sql: "DELETE FROM message WHERE made <= ?", arguments: [time - lifetime])
      try db.execute(
        sql: "INSERT OR REPLACE INTO message (browser, name, html, made) VALUES (?, ?, ?, ?)",
        arguments: [hash, name, html, time])
    }
  }

  /// Keeps what is to be said once, under a name of its own by default; gives the query of the address at which it is said.
  func say(
    _ html: String, as name: String = UUID().uuidString, to browser: Browser
  ) async throws(StoreFailure) -> String {
    try await put(html, as: name, for: browser)
    return Self.query(for: name)
  }

  /// The query of an address at which something is said once.
  static func query(for name: String) -> String {
    "message=\(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
  }

  /// What was kept for a browser, which is forgotten.
  func take(_ name: String, for browser: Browser) async throws(StoreFailure) -> String? {
    guard try html(of: name, for: browser) != nil else { return nil }
    let hash = browser.hash
    return try await database.change { db in
      try String.fetchOne(
        db, sql: "DELETE FROM message WHERE browser = ? AND name = ? RETURNING html", arguments: [hash, name])
    }
  }

  /// What was kept for a browser; nothing that was kept for another.
  func html(of name: String, for browser: Browser) throws(StoreFailure) -> String? {
    try database.look { db in
      try String.fetchOne(
        db.cachedStatement(sql: "SELECT html FROM message WHERE browser = ? AND name = ?"),
        arguments: [browser.hash, name])
    }
  }
}
