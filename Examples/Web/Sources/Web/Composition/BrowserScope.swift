import Authentication

/// What belongs to one browser, and comes along with each event from a page of it.
struct BrowserScope: Sendable {
  let sessions: BrowserSessionStore
  /// Of one request: what it tells, nobody else hears.
  let changes = SessionChanges()

  var browser: Browser { sessions.browser }
  var session: CurrentSession { CurrentSession(in: sessions, changes: changes) }
}
