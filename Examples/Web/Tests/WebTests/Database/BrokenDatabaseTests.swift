import Authentication
import Foundation
import GRDB
import HTTPTypes
import Humble
import HumbleTesting
import ServerTesting
import Testing

@testable import Web

/// Of a database that fails for a while.
@Suite struct BrokenDatabaseTests {
  @Test func `a session that cannot be read is not over: to try again finds it`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      try await site.run("ALTER TABLE browser RENAME TO hidden")
      let page = try await visitor.get("/org?as=list")
      #expect(page.status == .serviceUnavailable)
      #expect(page.headers[.setCookie] == nil)
      #expect(page.text.contains("<h1>Session Unreadable</h1>"))
      #expect(page.text.contains("<a href=\"/org?as=list\">Try Again</a>"))
      let form = try await visitor.post("/orders/new", [("key", UUID().uuidString)])
      #expect(form.status == .serviceUnavailable)
      #expect(form.headers[.setCookie] == nil)
      #expect(form.text.contains("Nothing was done with the form. Reload this page to send it once more."))
      try await site.run("ALTER TABLE hidden RENAME TO browser")
      #expect(try await visitor.get("/org?as=list").status == .ok)
      #expect(site.log.lines.contains { $0.contains("no such table: browser") }, "\(site.log.lines)")
    }
  }

  @Test func `a sign-in that cannot be finished is taken back, also at the company, and ends nothing`() async throws {
    let company = try await ScenarioCompany()
    let site = try await TestSite(server: company.address)
    let tokens = { @Sendable in
      try await DatabaseQueue(path: company.folder.path("company.sqlite"))
        .read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM token") }
    }
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      for event in ["INSERT ON message", "DELETE ON browser"] {
        try await site.run("CREATE TRIGGER full BEFORE \(event) BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        let page = try await visitor.post("/sign-in", [("email", Fixtures.email), ("password", Fixtures.password)])
        try await site.run("DROP TRIGGER full")
        #expect(page.status == .serviceUnavailable)
        #expect(page.headers[.setCookie] == nil)
        #expect(try await tokens() == 1)
        #expect(try await visitor.get("/calendar").status == .ok)
      }
    }
    await company.end()
  }

  @Test func `nothing is done in turn where it is not known whose turn it is`() async throws {
    let site = try await TestSite()
    let account = AccountViewModel(name: "Ada", email: Fixtures.email, expiry: nil)
    let visit = Visit(scope: site.site.scope(of: Browser()), account: account, message: nil)
    try await site.run("ALTER TABLE browser RENAME TO hidden")
    await #expect(throws: StoreFailure.unreadable("What is saved on the server cannot be read. Try again later.")) {
      try await site.site.inTurn(visit, of: Turns()) { Issue.record("It was done.") }
    }
  }

  @Test func `messages to browsers that never come back do not pile up`() async throws {
    let site = try await TestSite()
    for _ in 1...3 {
      _ = try await site.site.messages.say("<p>Hello</p>", to: Browser())
      site.clock.advance(by: 61 * 60)
    }
    let rows = try await site.database.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM message") }
    #expect(rows == 1)
  }

  @Test func `a request whose time cannot be noted is answered, and the log says so`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      try await site.run("CREATE TRIGGER full BEFORE UPDATE ON browser BEGIN SELECT RAISE(ABORT, 'disk full'); END")
      site.clock.advance(by: 5 * 60)
      #expect(try await visitor.get("/calendar").status == .ok)
      #expect(site.log.lines.contains { $0.contains("disk full") }, "\(site.log.lines)")
    }
  }
}

extension TestSite {
  /// Does something to the database that the site does not know of.
  fileprivate func run(_ sql: String) async throws {
    try await database.pool.write { db in try db.execute(sql: sql) }
  }
}
