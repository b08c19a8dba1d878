import Foundation
import HTTPTypes
import HumbleTesting
import ServerTesting
import Testing

@testable import Web

/// Of somebody who was on the way to a page, and has to sign in first.
@Suite struct DestinationTests {
  @Test(arguments: ["/org?as=list", "/calendar?from=2026-11-21&to=2026-11-22", "/orders/new"])
  func `signing in leads to where one was going`(path: String) async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      _ = try await visitor.follow(try await visitor.get(path))
      let wrong = try await visitor.signIn(to: path, password: "wrong")
      #expect(wrong.value(of: "to") == path)
      let answer = try await visitor.signIn(to: path)
      #expect(answer.location?.hasPrefix(path + (path.contains("?") ? "&" : "?") + "message=") == true)
      let page = try await visitor.follow(answer)
      #expect(page.status == .ok)
      #expect(page.text.contains("Hello Ada Lovelace"))
      // Who is signed in already goes there as well.
      #expect(try await visitor.get("/sign-in?to=\(path.encoded)").location == path)
    }
  }

  @Test(arguments: [
    "//evil.example", "/\\evil.example", "https://evil.example/calendar", "https:evil.example", "javascript:alert(1)",
    "calendar", "/calendar/../..//evil.example", "/calendar@evil.example", "/calendar\r\nSet-Cookie: x=1", "/calendar#",
    "/calendar?a=\r\nb", "/org?a=\\", "/log-out", "/sign-in", "/nowhere", "", "\t/org", "/org ",
  ])
  func `signing in leads to no other place`(path: String) async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.get("/sign-in?to=\(path.encoded)")
      #expect(page.value(of: "to") == "/calendar")
      let answer = try await visitor.signIn(to: path)
      #expect(answer.location?.wholeMatch(of: /\/calendar\?message=[A-Z0-9%]+/) != nil, "\(answer.location ?? "")")
      #expect(try await visitor.get("/sign-in?to=\(path.encoded)").location == "/calendar")
    }
  }

  @Test(arguments: [("/orders/new", "/orders/new"), ("/tracks/summary", "/tracks"), ("/tracks/upload", "/tracks")])
  func `a form that came too late leads to its page`(path: String, destination: String) async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      site.clock.advance(by: 61 * 60)
      let page = try await visitor.follow(try await visitor.post(path, [("name", "x")]))
      #expect(page.text.contains("<p>Nothing was done with the form.</p>"))
      #expect(page.value(of: "to") == destination)
    }
  }

  @Test func `who logs out leaves no page to whoever signs in next`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let event = try #require(try await visitor.get("/settings").value(of: "event"))
      let answer = try await visitor.post("/settings", [("event", event)])
      #expect(answer.location?.contains("to=") == false)
    }
  }
}

extension Visitor {
  /// Signs in from a page that was opened before.
  fileprivate mutating func signIn(to path: String, password: String = Fixtures.password) async throws -> Page {
    try await post("/sign-in", [("to", path), ("email", Fixtures.email), ("password", password)])
  }
}

extension String {
  /// As it is in a query.
  fileprivate var encoded: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
