public import Foundation

/// Where a person is: the locale, calendar and time zone in which presenters write dates and numbers.
///
/// The front end makes it, once or for each person; nothing in the library reads the process's own.
public struct Region: Sendable, Equatable {
  /// The language and customs of what is written.
  public let locale: Locale
  /// The calendar that divides time into days, in the region's locale and time zone.
  public let calendar: Calendar
  /// The time zone in which a day starts and a time is told.
  public let timeZone: TimeZone

  /// Makes a region.
  /// - Parameters:
  ///   - locale: the language and customs of what is written.
  ///   - timeZone: the time zone in which a day starts and a time is told.
  ///   - calendar: the calendar's kind; the locale's own by default.
  public init(locale: Locale, timeZone: TimeZone, calendar: Calendar.Identifier? = nil) {
    var resolved = calendar.map(Calendar.init(identifier:)) ?? locale.calendar
    resolved.locale = locale
    resolved.timeZone = timeZone
    self.locale = locale
    self.calendar = resolved
    self.timeZone = timeZone
  }
}
