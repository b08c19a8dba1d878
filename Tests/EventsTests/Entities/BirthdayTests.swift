import Foundation
import Testing

@testable import Events

@Suite struct BirthdayTests {
  private func names(
    _ month: Int, _ day: Int, from start: String, to end: String, timeZone: TimeZone = .gmt
  ) throws -> [String] {
    let birthday = try #require(Birthday(id: "1", name: "May", month: month, day: day))
    let style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
    let interval = DateInterval(start: try style.parse(start), end: try style.parse(end))
    return Birthday.events(of: [birthday], in: interval, timeZone: timeZone)
      .sorted { $0.date < $1.date }.map { "\($0.name) \(style.format($0.date)) \(Int($0.duration / 3_600))" }
  }

  @Test func `a birthday is an all-day event named after the person`() throws {
    #expect(try names(11, 28, from: "2026-11-20", to: "2026-12-20") == ["May Birthday 2026-11-28 24"])
  }

  @Test func `a birthday falls in each year of an interval`() throws {
    #expect(
      try names(1, 1, from: "2025-12-31", to: "2028-01-02") == [
        "May Birthday 2026-01-01 24", "May Birthday 2027-01-01 24", "May Birthday 2028-01-01 24",
      ])
  }

  @Test func `a birthday outside an interval is not in it`() throws {
    #expect(try names(11, 28, from: "2026-11-29", to: "2027-11-28") == [])
  }

  @Test func `the 29th of February falls on the 28th in other years`() throws {
    #expect(
      try names(2, 29, from: "2027-01-01", to: "2029-01-01") == [
        "May Birthday 2027-02-28 24", "May Birthday 2028-02-29 24",
      ])
    #expect(try names(2, 29, from: "1900-02-01", to: "1900-03-02") == ["May Birthday 1900-02-28 24"])
    #expect(try names(2, 29, from: "2000-02-01", to: "2000-03-02") == ["May Birthday 2000-02-29 24"])
  }

  @Test func `a birthday is as long as its day, on days of 23 and 25 hours too`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(
      try names(3, 29, from: "2026-03-01", to: "2026-04-01", timeZone: berlin) == ["May Birthday 2026-03-29 23"])
    #expect(
      try names(10, 25, from: "2026-10-01", to: "2026-11-01", timeZone: berlin) == ["May Birthday 2026-10-25 25"])
  }

  @Test(arguments: [(0, 1), (13, 1), (1, 0), (1, 32), (2, 30), (4, 31), (-1, -1)])
  func `a day that no year has is no birthday`(month: Int, day: Int) {
    #expect(Birthday(id: "1", name: "May", month: month, day: day) == nil)
  }

  @Test func `each birthday has an id of its own in each year`() throws {
    let birthdays = try ["1", "2"].map { try #require(Birthday(id: $0, name: "Twin", month: 5, day: 5)) }
    let interval = DateInterval(start: at(1), duration: 3 * 366 * 86_400)
    let events = Birthday.events(of: birthdays, in: interval, timeZone: .gmt)
    #expect(events.count == 6)
    #expect(Set(events.map(\.id)).count == 6)
  }
}
