import Authentication
import Foundation
import GRDB
import Humble
import HumbleTesting
import Purchasing
import ServerTesting
import Testing

@testable import Web

/// Of orders of which it is not known whether they were placed: whoever forgets one places it twice.
@Suite struct UnsettledOrderTests {
  private let account = UUID()
  private let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "7", items: []))

  @Test func `they outlive every session, and the server's time with another company, which does not see them`()
    async throws
  {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await unsettled(at: site).update { [draft] in $0 = [draft] }
    try await site.site.company.caches.profile.save(
      Snapshot(UserProfile(user: user), fetched: site.clock.date()), for: account)
    try await signIn(user, at: site)
    site.clock.advance(by: 2 * 60 * 60)
    try await signIn(User(id: UUID(), name: "Bob", email: "bob@example.com"), at: site)
    #expect(try await site.site.company.caches.profile.load(for: account) == nil)
    #expect(try await unsettled(at: site).load() == [draft])

    let other = try await TestSite(server: "http://127.0.0.1:2/", in: site.folder)
    #expect(try await unsettled(at: other).load() == nil)
    // It is the same however it is typed.
    let again = try await TestSite(server: "HTTP://127.0.0.1:1", in: site.folder)
    #expect(try await unsettled(at: again).load() == [draft])
  }

  @Test func `those of an earlier version are carried over`() async throws {
    let folder = try TemporaryFolder()
    let (account, json) = (account.uuidString, try JSONEncoder().encode([draft]))
    let pool = try DatabasePool(path: folder.path("web.sqlite"))
    try Migrations.migrator.migrate(pool, upTo: "1")
    try await pool.write { db in
      try db.execute(sql: "INSERT INTO origin (id, name) VALUES (1, 'server http://127.0.0.1:1/')")
      for name in ["unsettled orders", "events"] {
        try db.execute(
          sql: "INSERT INTO kept (account, name, value) VALUES (?, ?, ?)", arguments: [account, name, json])
      }
    }
    try pool.close()
    let site = try await TestSite(server: "http://127.0.0.1:1/", in: folder)
    #expect(try await unsettled(at: site).load() == [draft])
    let left = try await site.database.pool.read { db in try String.fetchAll(db, sql: "SELECT name FROM kept") }
    #expect(left == ["events"])
  }

  private var user: User { User(id: account, name: "Ada", email: Fixtures.email) }

  private func unsettled(at site: TestSite) -> any DocumentStore<[PurchaseDraft]> {
    site.site.company.caches.unsettledOrders(account)
  }

  private func signIn(_ user: User, at site: TestSite) async throws {
    try await site.site.scope(of: Browser()).sessions.save(Session(token: Secret("token"), user: user))
  }
}
