import Foundation
import HTTPTypes
import Testing

@testable import Web

/// Of somebody who always taps twice: the browser shows the answer to the second.
@Suite struct SecondTapTests {
  @Test(arguments: [false, true]) func `a track that is removed twice is said to be removed`(atOnce: Bool) async throws
  {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.summary(of: "Lake")
      let question = try await visitor.post("/tracks", [("event", try #require(page.value(of: "event")))])
      let event = try #require(question.value(of: "event"))
      let answer = try await twice(visitor, atOnce: atOnce) { try await $0.post("/tracks", [("event", event)]) }
      let list = try await visitor.follow(answer)
      #expect(list.text.contains("<h2>Removed</h2>\n<p>Lake, "))
      // Afterwards it is as gone as any other.
      #expect(try await visitor.post("/tracks", [("event", event)]).status == .notFound)
    }
  }

  @Test(arguments: [false, true]) func `a file that is uploaded twice is said to be imported`(atOnce: Bool) async throws
  {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try #require(try await visitor.get("/tracks").value(of: "key"))
      let answer = try await twice(visitor, atOnce: atOnce) {
        try await $0.upload(key: key, ("lake.gpx", TrackFixtures.gpx()))
      }
      let list = try await visitor.follow(answer)
      #expect(list.text.contains("<h2>Imported</h2>\n<p>Round the lake, "))
      #expect(list.text.matches(of: /<tr><td>/).count == 1)
      #expect(list.value(of: "key") != key)
      let later = try await visitor.upload(key: key, ("lake.gpx", TrackFixtures.gpx()))
      #expect(later.text.contains("is there already"))
    }
  }

  /// Sends the same twice, and gives the answer, which has to be the same.
  private func twice(
    _ visitor: Visitor, atOnce: Bool, _ send: @escaping @Sendable (inout Visitor) async throws -> Page
  ) async throws -> Page {
    let tap = { @Sendable () async throws -> Page in
      var visitor = visitor
      return try await send(&visitor)
    }
    var pages: [Page]
    if atOnce {
      async let (first, second) = (tap(), tap())
      pages = try await [first, second]
    } else {
      pages = [try await tap(), try await tap()]
    }
    #expect(pages.allSatisfy { $0.status == .seeOther })
    #expect(pages[0].location == pages[1].location)
    return pages[1]
  }
}
