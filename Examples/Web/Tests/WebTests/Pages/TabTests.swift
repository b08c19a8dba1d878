import Foundation
import HTTPTypes
import Testing

@testable import Web

/// Of somebody with two tabs, whose browser has one cookie for both.
@Suite struct TabTests {
  private static let credentials = [("email", Fixtures.email), ("password", Fixtures.password)]

  @Test func `a sign-in form that was left open leads to who signed in meanwhile, and signs nobody out`() async throws {
    try await TestSite().test { visitor in
      var first = visitor
      _ = try await first.get("/sign-in")
      var second = first
      #expect(try await second.post("/sign-in", Self.credentials).status == .seeOther)
      first.cookie = second.cookie
      let answer = try await first.post("/sign-in", Self.credentials)
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.setCookie] == nil)
      #expect(try await first.get("/calendar").status == .ok)
    }
  }

  @Test(arguments: [false, true])
  func `a form that is sent after logging out elsewhere is said to have done nothing`(hasCookie: Bool) async throws {
    try await TestSite().test { visitor in
      var first = try await visitor.signedIn()
      let key = try #require(try await first.get("/orders/new").value(of: "key"))
      var second = first
      _ = try await second.post("/log-out")
      first.cookie = hasCookie ? second.cookie : nil
      let answer = try await first.post(
        "/orders/new", [("key", key), ("number", "7"), ("product", "tea"), ("quantity", "2")])
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.setCookie] == nil)
      let page = try await first.follow(answer)
      #expect(page.text.contains("<p>You are not signed in any more. Nothing was done with the form.</p>"))
      #expect(try await first.post("/sign-in", Self.credentials).status == .seeOther)
      #expect(try await first.get("/orders").text.contains("There are no orders."))
    }
  }
}
