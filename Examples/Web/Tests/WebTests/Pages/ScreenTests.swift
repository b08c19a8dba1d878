import Foundation
import HTTPTypes
import Testing

@testable import Web

@Suite struct ScreenTests {
  @Test func `each screen shows what the company has`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let facts = [
        "/calendar": ["Saturday, 21 November 2026", "14:00 – 15:00", ">Review<", ">Meeting<"],
        "/org": ["2 employees", ">Charles Babbage<", ">Ada Lovelace<", ">London<"],
        "/org?as=list": ["under <bdi>Charles Babbage</bdi>"],
        "/announcements": ["<h2><bdi>Charles</bdi></h2>", "Charles Babbage, 19 November 2026"],
        "/products": ["<bdi>Tea</bdi>", "<bdi>tea</bdi>", "US$0.10"],
        "/orders": ["There are no orders."],
        "/orders/new": ["<option value=\"tea\">Tea (US$0.10)</option>"],
        "/tracks": ["There are no tracks. Import a GPX file.", "enctype=\"multipart/form-data\""],
        "/settings": [">Ada Lovelace<", ">Analyst<", ">Paris<", "<button>Log out</button>", "Signed in until"],
      ]
      for (path, facts) in facts {
        let page = try await visitor.get(path)
        #expect(page.status == .ok, "\(path)")
        for fact in facts { #expect(page.text.contains(fact), "\(path) lacks \(fact)") }
        #expect(page.text.contains("aria-current=\"page\""), "\(path)")
      }
    }
  }

  @Test func `the tree is lists within lists`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.get("/org").text
      let tree = try #require(page.firstMatch(of: /<ul class="tree">(?s:.*)<\/ul>\s*<\/main>/)).0
      #expect(tree.matches(of: /<ul/).count == 2)
      #expect(tree.matches(of: /<\/ul>/).count == 2)
      #expect(tree.matches(of: /<li>/).count == tree.matches(of: /<\/li>/).count)
    }
  }

  @Test func `what is nowhere, or understood by nobody, is said on a page`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let nowhere = try await visitor.get("/nowhere")
      #expect(nowhere.status == .notFound)
      #expect(nowhere.text.contains("<h1>Not Found</h1>"))
      let put = try await visitor.send("/calendar", .put)
      #expect(put.status == .methodNotAllowed)
      #expect(put.headers[.allow] == "GET, HEAD, POST")
      #expect(try await visitor.post("/calendar", [("event", "{}")]).status == .badRequest)
      #expect(try await visitor.post("/orders/new", [("key", "1")]).status == .badRequest)
      #expect(try await visitor.send("/log-out", .post, "%FF=%FF").status == .badRequest)
      #expect(try await visitor.send("/log-out", .post, "{}", type: "application/json").status == .badRequest)
    }
  }

  @Test func `a page that says no has the menu where somebody is signed in`() async throws {
    try await TestSite().test { visitor in
      var stranger = visitor.another
      let unknown = try await stranger.get("/nowhere")
      #expect(!unknown.text.contains("<nav"))
      #expect(!unknown.text.contains("Log out"))
      var visitor = try await visitor.signedIn()
      let cut = TrackFixtures.form(token: visitor.formToken, [("a.gpx", "x")], isClosed: false)
      let pages = [
        try await visitor.get("/nowhere"), try await visitor.get("/tracks/summary"),
        try await visitor.send("/tracks/upload", .post, cut, type: Visitor.uploadType),
      ]
      #expect(pages.map(\.status) == [.notFound, .notFound, .badRequest])
      for page in pages {
        #expect(page.text.contains("<nav aria-label=\"Pages\">"))
        #expect(page.text.contains("<bdi>Ada Lovelace</bdi>"))
        #expect(page.value(of: "formToken") == visitor.formToken)
      }
      #expect(try await visitor.post("/log-out").status == .seeOther)
    }
  }

  @Test func `the style sheet and the script may be kept, and everything else may not`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.get("/sign-in")
      for (name, type) in [("style", "text/css"), ("script", "text/javascript")] {
        let path = try #require(
          page.text.firstMatch(of: try Regex("\"(/\(name)-[^\"]+)\"", as: (Substring, Substring).self))
        ).1
        let asset = try await visitor.get(String(path))
        #expect(asset.status == .ok)
        #expect(asset.headers[.contentType] == "\(type); charset=utf-8")
        #expect(asset.headers[.cacheControl] == "public, max-age=31536000, immutable")
      }
      #expect(page.headers[.cacheControl] == "no-store")
    }
  }
}
