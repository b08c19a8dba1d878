import Foundation
import Humble
import Testing

@Suite struct RFC3339Tests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0),
    ("2026-11-20T09:30:00Z", 1_795_167_000),
    ("2026-11-20t09:30:00z", 1_795_167_000),
    ("2026-11-20 09:30:00Z", 1_795_167_000),
    ("2026-11-20T09:30:00.999999999Z", 1_795_167_000),
    ("2026-11-20T10:30:00+01:00", 1_795_167_000),
    ("2026-11-19T23:30:00-10:00", 1_795_167_000),
    ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2000-02-29T00:00:00Z", 951_782_400),
    ("1969-12-31T23:59:59Z", -1),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
  ])
  func `a date is read`(text: String, seconds: TimeInterval) {
    #expect(RFC3339.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "2026", "2026-11-20", "2026-11-20T09:30", "2026-11-20T09:30:00", "2026-11-20T09:30Z", "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
    "2026-11-00T00:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T00:60:00Z", "2026-11-20T00:00:61Z",
    "2026-11-20T09:30:00.Z", "2026-11-20T09:30:00+24:00", "2026-11-20T09:30:00+0100", "2026-11-20T09:30:00Z ",
    " 2026-11-20T09:30:00Z", "２０２６-11-20T09:30:00Z", "-2026-11-20T09:30:00Z", "20261120T093000Z", "never",
  ])
  func `what is not a date is not read`(text: String) {
    #expect(RFC3339.date(from: text) == nil)
  }

  @Test func `a date is written in UTC to the second`() {
    #expect(RFC3339.string(from: Date(timeIntervalSince1970: 1_795_167_000.9)) == "2026-11-20T09:30:00Z")
    #expect(RFC3339.string(from: Date(timeIntervalSince1970: -0.5)) == "1969-12-31T23:59:59Z")
  }

  @Test func `a date that the format cannot write becomes the nearest that it can`() {
    #expect(RFC3339.string(from: .distantPast - 1e15) == "0000-01-01T00:00:00Z")
    #expect(RFC3339.string(from: .distantFuture + 1e15) == "9999-12-31T23:59:59Z")
  }

  @Test func `every day of eight centuries is written and read back`() {
    let days = -146_097...146_097
    let dates = days.map { Date(timeIntervalSince1970: Double($0) * 86_400 + Double(abs($0) % 86_400)) }
    #expect(dates.allSatisfy { RFC3339.date(from: RFC3339.string(from: $0)) == $0 })
  }

  @Test func `dates are written as Foundation writes them, where both count by the Gregorian calendar`() {
    let style = Date.ISO8601FormatStyle()
    for day in stride(from: -140_000, through: 146_097, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      #expect(RFC3339.string(from: date) == style.format(date))
    }
  }
}
