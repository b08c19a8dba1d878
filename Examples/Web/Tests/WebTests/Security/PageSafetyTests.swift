import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import ServerTesting
import Testing

@testable import Web

@Suite struct PageSafetyTests {
  @Test func `markup in what the company or a person wrote is text on every page`() async throws {
    let name = try Fixtures.json(Fixtures.markup)
    let users = """
      [{"id": "\(Fixtures.ada)", "name": \(name), "email": "\(Fixtures.email)", "password": "\(Fixtures.password)",
        "title": \(name), "location": \(name)}]
      """
    try await TestSite(company: Fixtures.company(users: users, name: Fixtures.markup)).test { visitor in
      var visitor = visitor
      let answer = try await visitor.signIn()
      var pages = [try await visitor.follow(answer)]
      for path in ["/org", "/org?as=list", "/announcements", "/products", "/settings", "/orders/new"] {
        pages.append(try await visitor.get(path))
      }
      let key = try #require(pages.last?.value(of: "key"))
      let order = [
        ("key", key), ("number", Fixtures.markup), ("comment", Fixtures.markup), ("product", "named"),
        ("quantity", "1"),
      ]
      pages.append(try await visitor.post("/orders/new", order + [("action", "line")]))
      pages.append(try await visitor.follow(try await visitor.post("/orders/new", order)))
      pages.append(try await visitor.another.signInPage(email: Fixtures.markup))
      for page in pages {
        #expect(page.status == .ok || page.status == .unprocessableContent)
        #expect(page.text.contains(Fixtures.escapedMarkup))
        for tag in ["<script>", "<img", "onerror=\"x", "Review</h"] { #expect(!page.text.contains(tag)) }
      }
    }
  }

  @Test func `every answer tells the browser what these pages never do`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      for path in ["/sign-in", "/calendar", "/tracks", "/nowhere", "/icon.svg", "/orders?message=x"] {
        let page = try await visitor.get(path)
        #expect(
          page.headers[.contentSecurityPolicy]
            == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; "
            + "frame-ancestors 'none'", "\(path)")
        #expect(page.headers[.xContentTypeOptions] == "nosniff")
        #expect(page.headers[.referrerPolicy] == "same-origin")
        #expect(page.headers[.cacheControl] == (path == "/icon.svg" ? "public, max-age=86400, immutable" : "no-store"))
        #expect(!page.text.contains("style=\""))
        #expect(page.text.matches(of: /<script(?! src="\/script-[0-9a-f]+\.js" defer><\/script>)/).isEmpty)
      }
    }
  }

  @Test func `a form that is too large is refused`() async throws {
    var limits = ServerLimits()
    limits.form = 1_000
    try await TestSite(limits: limits).test { visitor in
      var visitor = try await visitor.signedIn()
      #expect(
        try await visitor.post("/log-out", [("x", String(repeating: "x", count: 1_000))]).status == .contentTooLarge)
      #expect(try await visitor.get("/calendar").status == .ok)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `whoever sent a form that is too large may go on`() async throws {
    var limits = ServerLimits()
    (limits.form, limits.idle) = (1_000, .hours(1))
    try await TestSite(limits: limits).test(.live) { visitor in
      let connection = try await RawConnection(port: try #require(visitor.client.port))
      await connection.write(
        "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
          + "Content-Length: 1001\r\n\r\n" + String(repeating: "x", count: 1_001))
      let refusal = await connection.read(until: "</html>")
      #expect(refusal.hasPrefix("HTTP/1.1 413 "))
      #expect(!refusal.contains("onnection: close"))
      await connection.write("GET /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(await connection.readToEnd().contains("<h1>Sign In</h1>"))
    }
  }
}

extension Visitor {
  fileprivate func signInPage(email: String) async throws -> Page {
    var visitor = self
    return try await visitor.signIn(email, "x")
  }
}
