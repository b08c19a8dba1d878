import Foundation
import Humble

/// A day of the Gregorian calendar, as people type it: `2026-11-20`.
struct Day: Equatable {
  private let components: DateComponents

  init(_ text: String, for option: String) throws(UsageError) {
    // The format of RFC 3339 is strict about digits, and about which days there are.
    guard RFC3339.date(from: text + "T00:00:00Z") != nil else {
      throw UsageError("\(option) takes a date such as 2026-11-20, not \"\(text)\"")
    }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    components = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
  }

  /// When the day starts and ends somewhere.
  func interval(in timeZone: TimeZone) -> DateInterval? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    // Noon, because some time zones have days without a midnight.
    return calendar.date(from: components).flatMap { calendar.dateInterval(of: .day, for: $0) }
  }
}
