import Foundation
import HTTPTypes
import Testing

@testable import Web

/// Forms that another site has a browser send.
@Suite struct ForeignFormTests {
  @Test func `a form without this browser's token is refused, and nothing is done`() async throws {
    try await TestSite().test { visitor in
      var (visitor, other) = (try await visitor.signedIn(), try await visitor.signedIn())
      let key = UUID().uuidString
      let order = [("key", key), ("number", "7"), ("product", "tea"), ("quantity", "1")]
      for token in ["", "x", other.formToken, String(visitor.formToken.dropLast()), visitor.formToken + "A"] {
        for path in ["/orders/new", "/log-out", "/settings", "/calendar", "/tracks", "/tracks/summary"] {
          visitor.formToken = token
          #expect(try await visitor.post(path, order + [("event", "{}")]).status == .forbidden, "\(path) \(token)")
        }
        let page = try await visitor.get("/orders")
        #expect(page.text.contains("There are no orders."))
      }
      #expect(try await other.get("/orders").status == .ok)
    }
  }

  @Test func `a form that a browser says is another site's is refused`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      for site in ["cross-site", "same-site"] {
        visitor.headers[.fetchSite] = site
        #expect(try await visitor.post("/log-out").status == .forbidden)
      }
      visitor.headers[.fetchSite] = "same-origin"
      #expect(try await visitor.post("/log-out").status == .seeOther)
    }
  }

  @Test func `nobody can have another sign in as themselves`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      _ = try await visitor.get("/sign-in")
      visitor.formToken = ""
      let fields = [("email", Fixtures.email), ("password", Fixtures.password)]
      let page = try await visitor.post("/sign-in", fields)
      #expect(page.status == .forbidden)
      #expect(page.text.contains("<h2>Sign In Once More</h2>"))
      #expect(page.value(of: "email") == Fixtures.email)
      #expect(try await visitor.get("/calendar").location == "/sign-in")
      // The page that was answered has a form that works.
      #expect(try await visitor.post("/sign-in", fields).status == .seeOther)
    }
  }

  @Test(arguments: [nil, "cross-site", "same-origin"])
  func `a sign-in form without the cookie, as from a foreign page, signs nobody out`(site: String?) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      var foreign = visitor.another
      foreign.headers[.fetchSite] = site
      let page = try await foreign.post("/sign-in", [("email", Fixtures.email), ("password", Fixtures.password)])
      #expect(page.status == .forbidden)
      #expect(page.headers[.setCookie] == nil)
      #expect(try await visitor.get("/calendar").status == .ok)
    }
  }

  @Test func `whoever has no cookie is told to allow it, and signs in from there`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.post("/sign-in", [("email", Fixtures.email), ("password", Fixtures.password)])
      #expect(page.text.contains("<h1>Sign In Once More</h1>\n<p>The form came without this site&#39;s cookie."))
      #expect(page.text.contains("<a href=\"/sign-in\">Sign in</a>"))
      #expect(try await visitor.signIn().status == .seeOther)
    }
  }
}
