package import Foundation
import Humble

/// A day of the Gregorian calendar, as people type it: `2026-11-20`.
package struct Day: Equatable {
  private static let firstGregorianDay = Date(timeIntervalSince1970: -12_219_292_800)
  private let components: DateComponents

  package init(_ text: String, for option: String) throws(UsageError) {
    // The format of RFC 3339 is strict about digits, and about which days there are.
    guard let date = RFC3339.date(from: text + "T00:00:00Z") else {
      throw UsageError("\(option) takes a date such as 2026-11-20, not \"\(text)\"")
    }
    // Before that day, calendars differ on which day it was.
    guard date >= Self.firstGregorianDay else { throw UsageError("\(option) takes a date from 1582-10-15 on") }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    components = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
  }

  /// When the day starts and ends somewhere.
  package func interval(in timeZone: TimeZone) -> DateInterval? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    // Noon, because some time zones have days without a midnight.
    return calendar.date(from: components).flatMap { calendar.dateInterval(of: .day, for: $0) }
  }
}
