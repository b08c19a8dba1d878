import Foundation
import Testing

@testable import Web

/// Of what a page says once, after something was done.
@Suite struct MessageTests {
  @Test func `what was said is not said again by a reload`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let answer = try await visitor.signIn()
      #expect(try await visitor.follow(answer).text.contains("<p>Hello Ada Lovelace</p>"))
      #expect(try await !visitor.follow(answer).text.contains("Hello"))
    }
  }

  @Test func `each thing that was done has its own words, whichever is looked at first`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let first = try await visitor.upload(("one.gpx", TrackFixtures.gpx("One")))
      let second = try await visitor.upload(("two.gpx", TrackFixtures.gpx("Two", points: 5)))
      #expect(try await visitor.follow(first).text.contains("<h2>Imported</h2>\n<p>One, "))
      #expect(try await visitor.follow(second).text.contains("<h2>Imported</h2>\n<p>Two, "))
    }
  }

  @Test func `a message comes after the page's title`() async throws {
    try await TestSite().test { visitor in
      var visitor = visitor
      let page = try await visitor.follow(try await visitor.signIn()).text
      let (title, message) = (try #require(page.range(of: "<h1>")), try #require(page.range(of: "<h2>Success")))
      #expect(title.lowerBound < message.lowerBound)
    }
  }
}
