import Foundation
import HTTPTypes
import Testing

@testable import Web

@Suite struct CalendarTests {
  @Test(arguments: [
    ("from=2026-11-22&to=2026-11-22", ">Charles<"), ("from=2026-12-24&to=2026-12-24", "There are no events."),
  ])
  func `the days that are asked for are shown, and stand in the form`(query: String, fact: String) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.get("/calendar?\(query)")
      #expect(page.text.contains(fact))
      #expect(!page.text.contains(">Review<"))
      #expect(page.value(of: "from") == String(query.dropFirst(5).prefix(10)))
    }
  }

  @Test(arguments: [
    ("from=2026-11-22&to=2026-11-20", "The first date must not be after the last"),
    (
      "from=2026-02-30",
      "The first day, 2026-02-30, is not a day of the calendar. Write one like 2026-11-20."
    ),
    ("to=%3Ctomorrow", "The last day, &lt;tomorrow, is not a day of the calendar. Write one like 2026-11-20."),
    ("from=0001-01-01&to=2026-01-01", "The first day, 0001-01-01, is not a day of the calendar."),
    ("from=1900-01-01&to=2026-01-01", "Ask for at most 3660 days."),
  ])
  func `days that are none are refused with a sentence`(query: String, sentence: String) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.get("/calendar?\(query)")
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains(sentence))
      #expect(!page.text.contains("rel=\"next\""))
    }
  }

  @Test(
    arguments: [
      ("", "from=2026-10-21&amp;to=2026-11-19", "from=2026-12-20&amp;to=2027-01-18"),
      ("?from=2026-11-20&to=2026-11-26", "from=2026-11-13&amp;to=2026-11-19", "from=2026-11-27&amp;to=2026-12-03"),
      ("?from=2028-02-29&to=2028-02-29", "from=2028-02-28&amp;to=2028-02-28", "from=2028-03-01&amp;to=2028-03-01"),
      ("?from=1582-10-15&to=1582-10-16", nil, "from=1582-10-17&amp;to=1582-10-18"),
      ("?from=9999-12-31&to=9999-12-31", "from=9999-12-30&amp;to=9999-12-30", nil),
    ] as [(String, String?, String?)])
  func `links lead to as many days before and after, where there are such days`(
    query: String, earlier: String?, later: String?
  ) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.get("/calendar\(query)")
      #expect(page.status == .ok)
      for (words, relation, days) in [("Earlier", "prev", earlier), ("Later", "next", later)] {
        #expect(page.text.contains(">\(words)</a>") == (days != nil))
        guard let days else { continue }
        #expect(page.text.contains("<a rel=\"\(relation)\" href=\"/calendar?\(days)\">\(words)</a>"), "\(page.text)")
      }
    }
  }
}
