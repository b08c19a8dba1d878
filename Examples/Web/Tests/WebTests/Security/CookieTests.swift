import Authentication
import Foundation
import GRDB
import HTTPTypes
import Humble
import HumbleTesting
import ServerTesting
import Testing

@testable import Web

@Suite struct CookieTests {
  @Test func `the cookie is for this site's pages alone, and goes with the browser`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let cookie = try await visitor.signIn().headers[.setCookie]
      #expect(
        try #require(cookie).wholeMatch(of: /mybiz=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax/) != nil)
    }
  }

  @Test func `behind a proxy that speaks TLS it is secure, and only there`() async throws {
    try await TestSite(isBehindProxy: true).test { visitor in
      var visitor = visitor
      #expect(try await visitor.get("/sign-in").headers[.setCookie]?.contains("Secure") == false)
      visitor.cookie = nil
      visitor.headers[.xForwardedProto] = "https"
      let page = try await visitor.get("/sign-in")
      let cookie = try #require(page.headers[.setCookie])
      #expect(cookie.hasPrefix("__Host-mybiz="))
      #expect(cookie.hasSuffix("; Secure"))
      #expect(page.headers[.strictTransportSecurity] == "max-age=31536000")
      var signedIn = try await visitor.signedIn()
      #expect(try await signedIn.get("/calendar").status == .ok)
    }
    try await TestSite().test { visitor in
      var visitor = visitor
      visitor.headers[.xForwardedProto] = "https"
      let page = try await visitor.get("/sign-in")
      #expect(page.headers[.setCookie]?.contains("Secure") == false)
    }
  }

  @Test func `signing in gives another cookie, and whoever knew the first is not signed in`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      _ = try await visitor.get("/sign-in")
      let fixed = visitor.cookie
      #expect(try await visitor.signIn().status == .seeOther)
      #expect(visitor.cookie != fixed)
      var attacker = visitor.another
      attacker.cookie = fixed
      #expect(try await attacker.get("/calendar").location == "/sign-in")
      // Signing in once more ends what was before.
      let first = visitor.cookie
      visitor.formToken = try #require(try await visitor.get("/calendar").value(of: "formToken"))
      #expect(
        try await visitor.post("/sign-in", [("email", Fixtures.email), ("password", Fixtures.password)]).status
          == .seeOther)
      attacker.cookie = first
      #expect(try await attacker.get("/calendar").location == "/sign-in")
      #expect(try await visitor.get("/calendar").status == .ok)
    }
  }

  @Test(arguments: [
    "", "x", "mybiz=", "mybiz=short", "mybiz=\(String(repeating: "!", count: 43))",
    "mybiz=\(String(repeating: "A", count: 43))",
  ])
  func `a cookie that was never given is nobody's`(cookie: String) async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      visitor.cookie = cookie
      let page = try await visitor.get("/calendar")
      #expect(page.location == "/sign-in")
    }
  }

  @Test func `a browser that idles is signed out, and one that does not is not`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var (busy, idle) = (try await visitor.signedIn(), try await visitor.signedIn())
      for _ in 1...3 {
        site.clock.advance(by: 59 * 60)
        #expect(try await busy.get("/calendar").status == .ok)
      }
      #expect(try await idle.get("/calendar").status == .seeOther)
      site.clock.advance(by: 2 * 60 * 60)
      #expect(try await busy.get("/calendar").status == .seeOther)
      // Whoever signs in next has the others forgotten.
      _ = try await visitor.signedIn()
      let rows = try await site.database.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM browser") }
      #expect(rows == 1)
    }
  }

  @Test(arguments: [false, true])
  func `whoever idled is told so, also after others have signed in, and that nothing was done with a form`(isForm: Bool)
    async throws
  {
    let site = try await TestSite()
    try await site.test { visitor in
      var idle = try await visitor.signedIn()
      site.clock.advance(by: 61 * 60)
      _ = try await visitor.signedIn()
      let answer = isForm ? try await idle.post("/log-out") : try await idle.get("/calendar")
      let page = try await idle.follow(answer)
      #expect(page.text.contains("<h2>Signed Out</h2>\n<p>This browser sent nothing for 1 hour. Sign in again.</p>"))
      #expect(page.text.contains("<p>Nothing was done with the form.</p>") == isForm)
      #expect(try await idle.get("/calendar").location == "/sign-in")
    }
  }

  @Test func `signing in over a session ends it at the company too`() async throws {
    let company = try await ScenarioCompany()
    let site = try await TestSite(server: company.address)
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let old = try await site.session(of: visitor)
      let profiles = site.site.company.gateways.profile
      _ = try await profiles.profile(for: old, unlessStill: nil)
      let answer = try await visitor.post(
        "/sign-in", [("email", Fixtures.email), ("password", Fixtures.password)])
      #expect(answer.status == .seeOther)
      await #expect(throws: GatewayFailure.unauthorized) { try await profiles.profile(for: old, unlessStill: nil) }
      #expect(try await visitor.get("/calendar").status == .ok)
    }
    await company.end()
  }

  @Test(arguments: [false, true])
  func `the session of a browser that idled is ended at the company when it comes back`(signsIn: Bool) async throws {
    let company = try await ScenarioCompany()
    let site = try await TestSite(server: company.address)
    try await site.test { visitor in
      var idle = try await visitor.signedIn()
      let old = try await site.session(of: idle)
      let profiles = site.site.company.gateways.profile
      site.clock.advance(by: 61 * 60)
      // Others have signed in meanwhile.
      _ = try await visitor.signedIn()
      _ = try await profiles.profile(for: old, unlessStill: nil)
      let answer = signsIn ? try await idle.signIn() : try await idle.get("/calendar")
      #expect(answer.status == .seeOther)
      await #expect(throws: GatewayFailure.unauthorized) { try await profiles.profile(for: old, unlessStill: nil) }
    }
    await company.end()
  }

  @Test func `a browser that idled is told so also where the company cannot be`() async throws {
    let company = try await ScenarioCompany()
    let site = try await TestSite(server: company.address)
    try await site.test { visitor in
      var idle = try await visitor.signedIn()
      await company.end()
      site.clock.advance(by: 61 * 60)
      let answer = try await idle.get("/calendar")
      #expect(try await idle.follow(answer).text.contains("<h2>Signed Out</h2>"))
    }
  }

  @Test func `the database and the log hold no cookie, no token and no password`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try await visitor.get("/calendar?from=2026-11-21")
      let cookie = try #require(visitor.cookie?.split(separator: "=").last)
      let token = try await site.session(of: visitor).token.reveal()
      let bytes = try site.folder.bytes()
      for secret in [String(cookie), token] { #expect(bytes.range(of: Data(secret.utf8)) == nil) }
      let log = site.log.lines.joined(separator: "\n")
      #expect(log.contains("path=/calendar"))
      for secret in [String(cookie), token, Fixtures.password, visitor.formToken, Fixtures.email, "2026-11-21"] {
        #expect(!log.contains(secret))
      }
    }
  }
}

extension TestSite {
  /// The session of whoever is signed in in a visitor's browser.
  fileprivate func session(of visitor: Visitor) async throws -> Session {
    let cookie = try #require(visitor.cookie?.split(separator: "=").last)
    let browser = try #require(Browser(cookie: String(cookie)))
    return try #require(try await site.scope(of: browser).sessions.load())
  }
}
