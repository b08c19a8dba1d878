import Events
import Foundation

/// The events of the demo company: some that recur and some that do not, placed relative to a day.
struct DemoCalendar {
  private let calendar: Calendar
  private let today: Date

  init(around day: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    today = calendar.startOfDay(for: day)
  }

  var events: [Event] {
    recurring(every: 7, "Morning briefing", .meeting, hour: 9, minute: 30, hours: 0.5)
      + recurring(every: 14, "Lola's wash and wax", .appointment, hour: 17, hours: 1.5)
      + [
        event("Level 7 clearance review", .appointment, day: 0, hour: 16, hours: 0.75),
        event("Night watch over New York", .other, day: 1, hour: 22, hours: 8),
        event("Quinjet maintenance", .meeting, day: 3, hour: 11, hours: 2),
        event("S.H.I.E.L.D. Founders' Day", .companyHoliday, day: 5, hour: 0, hours: 24),
        event("Cello recital in Portland", .appointment, day: 9, hour: 19, minute: 30, hours: 2.5),
        event("Retreat at the Lighthouse", .companyHoliday, day: 16, hour: 0, hours: 48),
        event("Unity Day", .internationalHoliday, day: 24, hour: 0, hours: 24),
      ]
  }

  private func recurring(
    every days: Int, _ name: String, _ type: EventType, hour: Int, minute: Int = 0, hours: Double
  ) -> [Event] {
    let monday = -(calendar.component(.weekday, from: today) + 5) % 7
    return stride(from: monday - 28, through: monday + 182, by: days).map {
      event(name, type, day: $0, hour: hour, minute: minute, hours: hours)
    }
  }

  private func event(
    _ name: String, _ type: EventType, day: Int, hour: Int, minute: Int = 0, hours: Double
  ) -> Event {
    let start = calendar.date(byAdding: DateComponents(day: day, hour: hour, minute: minute), to: today) ?? today
    return Event(
      id: "\(name.filter(\.isLetter).lowercased())-\(day + 28)", name: name, date: start, type: type,
      duration: hours * 3_600)
  }
}
