import Authentication
import Foundation
import GRDB

/// The browsers in which somebody is signed in, and for a while those in which somebody was until they idled for too long.
struct BrowserTable {
  /// For how many seconds a browser may send no request.
  let idle: Int64
  let now: @Sendable () -> Date

  /// How exact the last request's time is, so that few requests have to write.
  private var grain: Int64 { min(60, idle / 10) }

  /// The session of a browser that did not idle for too long.
  func session(of browser: Browser, in db: Database) throws -> Session? { try look(for: browser, in: db)?.session }

  /// The session, and whether the time of the last request is so old that a new one has to be noted.
  func look(for browser: Browser, in db: Database) throws -> (session: Session, isStale: Bool)? {
    let time = now().seconds
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT token, account, name, email, expires, seen FROM browser WHERE hash = ? AND seen > ?"),
      arguments: [browser.hash, time - idle])
    // What this cookie does not open is nobody's session.
    guard let row, let token = browser.open(row[0]), let id = UUID(uuidString: row[1]) else { return nil }
    let expires: Double? = row[4]
    let session = Session(
      token: token, user: User(id: id, name: row[2], email: row[3]),
      expires: expires.map(Date.init(timeIntervalSinceReferenceDate:)))
    return (session, isStale: row[5] <= time - grain)
  }

  /// Whether somebody was signed in until the browser idled for too long.
  func hasIdled(_ browser: Browser, in db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT seen <= ? FROM browser WHERE hash = ?"),
      arguments: [now().seconds - idle, browser.hash]) ?? false
  }

  /// The token of a browser that idled for too long, which is forgotten; `nil` where it was before.
  func takeIdledToken(of browser: Browser, in db: Database) throws -> Secret? {
    let arguments: StatementArguments = [browser.hash, now().seconds - idle]
    let sealed = try Data.fetchOne(
      db, sql: "SELECT token FROM browser WHERE hash = ? AND seen <= ?", arguments: arguments)
    try db.execute(sql: "UPDATE browser SET token = x'' WHERE hash = ? AND seen <= ?", arguments: arguments)
    return sealed.flatMap(browser.open)
  }

  func put(_ session: Session, for browser: Browser, in db: Database) throws {
    try sweep(in: db)
    try db.execute(
      sql:
        "INSERT OR REPLACE INTO browser (hash, token, account, name, email, expires, seen) VALUES (?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        browser.hash, browser.seal(session.token), session.user.id.uuidString, session.user.name, session.user.email,
        session.expires?.timeIntervalSinceReferenceDate, now().seconds,
      ])
  }

  func delete(_ browser: Browser, in db: Database) throws {
    try db.execute(sql: "DELETE FROM browser WHERE hash = ?", arguments: [browser.hash])
    try db.execute(sql: "DELETE FROM message WHERE browser = ?", arguments: [browser.hash])
  }

  func touch(_ browser: Browser, in db: Database) throws {
    // One that idled for too long is not woken.
    let time = now().seconds
    try db.execute(
      sql: "UPDATE browser SET seen = max(seen, ?) WHERE hash = ? AND seen > ?",
      arguments: [time, browser.hash, time - idle])
  }

  /// Forgets who was signed in in browsers that idled for too long, the browsers when they have idled for twice as long, and
  /// what was kept for accounts that are signed in nowhere any more.
  ///
  /// As long as a browser is known its token stays, which its cookie alone opens: if it comes back, the company is told.
  private func sweep(in db: Database) throws {
    let time = now().seconds
    try db.execute(
      sql: "UPDATE browser SET account = '', name = '', email = '' WHERE seen <= ? AND account != ''",
      arguments: [time - idle])
    if db.changesCount > 0 {
      try db.execute(sql: "DELETE FROM kept WHERE account NOT IN (SELECT account FROM browser)")
    }
    try db.execute(sql: "DELETE FROM browser WHERE seen <= ?", arguments: [time - 2 * idle])
  }
}
