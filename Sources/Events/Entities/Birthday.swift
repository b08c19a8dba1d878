import Foundation

/// The day in each year on which somebody was born.
public struct Birthday: Sendable, Equatable, Identifiable {
  /// Whose birthday it is; opaque.
  public let id: String
  /// What the person is called, as the company wrote it.
  public let name: String
  /// The Gregorian month, 1 to 12.
  public let month: Int
  /// The day of that month, 1 to 31; the 29th of February counts.
  public let day: Int

  /// Makes a birthday, or nothing where no year has such a day.
  /// - Parameters:
  ///   - id: whose birthday it is.
  ///   - name: what the person is called.
  ///   - month: the Gregorian month, 1 to 12.
  ///   - day: the day of that month.
  public init?(id: String, name: String, month: Int, day: Int) {
    guard 1...12 ~= month, 1...Self.longest[month - 1] ~= day else { return nil }
    self.id = id
    self.name = name
    self.month = month
    self.day = day
  }

  private static let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

extension Birthday {
  /// The birthdays that fall in an interval, as all-day events called `<name> Birthday`.
  ///
  /// A birthday on 29 February falls on 28 February in years that have no 29th. Each day of the year is looked up in the
  /// calendar once a year, however many were born on it.
  /// - Parameters:
  ///   - birthdays: the birthdays.
  ///   - interval: the interval; a birthday falls in it where any part of its day does.
  ///   - timeZone: where the days start.
  /// - Returns: the events, in no order.
  static func events(of birthdays: [Birthday], in interval: DateInterval, timeZone: TimeZone) -> [Event] {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    // Years are counted within their era, so those before the first one run backwards.
    let bounds = [interval.start, interval.end].map { gregorian.component(.year, from: $0) }
    let years = min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
    let byDay = Dictionary(grouping: birthdays) { DayOfYear(month: $0.month, day: $0.day) }
    return years.flatMap { year in
      byDay.flatMap { dayOfYear, birthdays -> [Event] in
        guard let day = dayOfYear.interval(in: year, of: gregorian), day.start < interval.end, day.end > interval.start
        else { return [] }
        return birthdays.map { $0.event(on: day, year: year) }
      }
    }
  }

  private func event(on day: DateInterval, year: Int) -> Event {
    Event(
      id: "birthday-\(id)-\(year)", name: "\(name) Birthday", date: day.start, type: .birthday, duration: day.duration)
  }
}

private struct DayOfYear: Hashable {
  let month: Int
  let day: Int

  func interval(in year: Int, of gregorian: Calendar) -> DateInterval? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let day = month == 2 && day == 29 && !isLeap ? 28 : day
    // Noon, because some time zones have days without a midnight.
    let noon = gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    return noon.flatMap { gregorian.dateInterval(of: .day, for: $0) }
  }
}
