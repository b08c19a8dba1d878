import Foundation
import GRDB
import HTTPTypes
import ServerTesting
import Testing

@testable import Web

@Suite struct SignInTests {
  @Test func `whoever is not signed in is sent to the sign-in page`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      for path in [
        "/calendar", "/org", "/announcements", "/products", "/orders", "/orders/new", "/tracks", "/settings",
      ] {
        let page = try await visitor.get(path)
        #expect(page.status == .seeOther, "\(path)")
        let query = path == "/calendar" ? "" : "?to=\(path.replacing("/", with: "%2F"))"
        #expect(page.location == "/sign-in\(query)", "\(path)")
      }
      #expect(try await visitor.get("/").location == "/calendar")
    }
  }

  @Test func `the right password leads to the calendar, which says hello once`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let answer = try await visitor.signIn(" \(Fixtures.email) ")
      #expect(answer.status == .seeOther)
      let calendar = try await visitor.follow(answer)
      #expect(calendar.status == .ok)
      #expect(calendar.text.contains("<p>Hello Ada Lovelace</p>"))
      #expect(try await !visitor.get("/calendar").text.contains("Hello"))
      #expect(try await visitor.get("/sign-in").location == "/calendar")
    }
  }

  @Test func `a wrong password is refused, and the address stays in the form`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.signIn(Fixtures.email, "wrong-secret")
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("<h2>Login Failed</h2>\n<p>Unauthorized</p>"))
      #expect(page.text.contains("<button>Try Again</button>"))
      #expect(page.value(of: "email") == Fixtures.email)
      #expect(!page.text.contains("wrong-secret"))
      #expect(try await visitor.get("/calendar").location == "/sign-in")
    }
  }

  @Test(arguments: [
    ("", "x", "Type an email address such as name@example.com."), (Fixtures.email, "", "Type your password."),
  ])
  func `what breaks a rule is refused with what to type`(email: String, password: String, sentence: String)
    async throws
  {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.signIn(email, password)
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("<p>\(sentence)</p>"))
    }
  }

  @Test(arguments: ["header", "settings"])
  func `logging out, from each page or the settings, says so and leaves nothing`(place: String) async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      let cookie = visitor.cookie
      let event = try #require(try await visitor.get("/settings").value(of: "event"))
      let answer =
        try await place == "header"
        ? visitor.post("/log-out") : visitor.post("/settings", [("event", event)])
      #expect(answer.status == .seeOther)
      #expect(visitor.cookie != cookie)
      #expect(try await visitor.follow(answer).text.contains("<h2>Logged Out</h2>"))
      visitor.cookie = cookie
      #expect(try await visitor.get("/calendar").location == "/sign-in")
      let rows = try await site.database.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM browser") }
      #expect(rows == 0)
    }
  }

  @Test func `a session that the company has ended leads to the sign-in page, which says why`() async throws {
    let site = try await TestSite()
    try await site.test { visitor in
      var visitor = try await visitor.signedIn()
      _ = try site.folder.write(Fixtures.company(users: "[]"), to: "company.json")
      let answer = try await visitor.get("/calendar")
      #expect(answer.status == .seeOther)
      let page = try await visitor.follow(answer)
      #expect(page.text.contains("The session has expired. Sign in again."))
      #expect(try await visitor.get("/calendar").location == "/sign-in")
    }
  }
}
