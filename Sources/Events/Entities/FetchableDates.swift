import Foundation

/// The dates that calendars are asked about: the years 1 to 9999, wherever a day starts.
enum FetchableDates {
  private static let range =
    Date(timeIntervalSince1970: -62_135_596_800 - 86_400)...Date(timeIntervalSince1970: 253_402_300_800 + 86_400)

  /// Whether a date is one of them; what is not a number is none.
  static func contains(_ date: Date) -> Bool {
    date.timeIntervalSince1970.isFinite && range.contains(date)
  }
}
