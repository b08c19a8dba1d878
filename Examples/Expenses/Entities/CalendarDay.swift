import Foundation
import Humble

/// A day of the Gregorian calendar, wherever it is; coded as `2026-11-20`.
struct CalendarDay: Sendable, Hashable {
  /// When the day starts in Greenwich.
  let start: Date

  /// Reads a day as people type it; `nil` where there is no such day.
  init?(_ text: String) {
    guard let start = RFC3339.date(from: text + "T00:00:00Z") else { return nil }
    self.start = start
  }

  /// The day that it is somewhere at a moment.
  init(of moment: Date, in timeZone: TimeZone) {
    let seconds = moment.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: moment))
    start = Date(timeIntervalSince1970: (seconds / 86_400).rounded(.down) * 86_400)
  }
}

extension CalendarDay: Comparable {
  static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.start < right.start }
}

extension CalendarDay: CustomStringConvertible {
  /// The day as people type it.
  var description: String { String(RFC3339.string(from: start).prefix(10)) }
}

extension CalendarDay: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = CalendarDay(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is not a date such as 2026-11-20")
    }
    self = day
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
