import Foundation
import GRDB
import HTTPTypes
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
