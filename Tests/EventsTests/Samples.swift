import Authentication
import Events
import Foundation
import Humble

extension User {
  static let coulson = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Phil Coulson",
    email: "agent@shield.org")
}

extension Session {
  static let current = Session(token: Secret("the current token"), user: .coulson)
  static let newer = Session(token: Secret("a newer token"), user: .coulson)
}

/// A moment of a day of November or, past the 30th, December 2026, in UTC.
func at(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  Date(timeIntervalSince1970: 1_793_491_200 + Double(day - 1) * 86_400 + Double(hour * 3_600 + minute * 60))
}

extension DateInterval {
  /// The days 20 to 22 of November 2026, in UTC.
  static let threeDays = DateInterval(start: at(20), end: at(23))
}

extension Event {
  static let briefing = Event(id: "1", name: "Briefing", date: at(20, 9, 30), type: .meeting, duration: 1_800)
  static let review = Event(id: "2", name: "Review", date: at(21, 14), type: .appointment, duration: 3_600)
}

extension EventSnapshot {
  init(_ events: [Event], in interval: DateInterval = .threeDays, fetched: Date = .testNow) {
    self.init(interval: interval, fetched: fetched, events: events)
  }
}

extension Date {
  static let testNow = at(20, 12)
}

extension Region {
  static let utc = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt, calendar: .gregorian)
}
