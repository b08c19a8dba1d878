import Foundation
import Humble

/// How a track's figures are written in a region.
struct TrackStyle {
  private let region: Region
  private let units: TrackUnits

  init(region: Region, units: TrackUnits) {
    self.region = region
    self.units = units
  }

  /// A distance, given in metres, such as `850 m`, `12.34 km` or `120.5 mi`.
  func distance(_ metres: Double) -> String {
    switch units {
    case .metric: length(metres, "m", from: 1_000, metres / 1_000, "km")
    case .imperial: length(metres / 0.3048, "ft", from: 528, metres / 1_609.344, "mi")
    }
  }

  /// A length in the small unit, and from so many of them on in the large one.
  private func length(
    _ small: Double, _ smallUnit: String, from limit: Double, _ large: Double, _ largeUnit: String
  ) -> String {
    guard small.rounded() >= limit else { return "\(number(small, digits: 0)) \(smallUnit)" }
    return "\(number(large, digits: large < 99.995 ? 2 : 1)) \(largeUnit)"
  }

  /// A height, given in metres, such as `450 m` or `1,476 ft`.
  func height(_ metres: Double) -> String {
    switch units {
    case .metric: "\(number(metres, digits: 0)) m"
    case .imperial: "\(number(metres / 0.3048, digits: 0)) ft"
    }
  }

  /// A speed, given in metres a second, such as `11.4 km/h`.
  func speed(_ metresPerSecond: Double) -> String {
    switch units {
    case .metric: "\(number(metresPerSecond * 3.6, digits: 1)) km/h"
    case .imperial: "\(number(metresPerSecond * 3_600 / 1_609.344, digits: 1)) mph"
    }
  }

  /// A duration, given in seconds, such as `4:35` or `1:02:06`.
  func duration(_ seconds: TimeInterval) -> String {
    let duration = Duration.seconds(seconds.rounded())
    let pattern: Duration.TimeFormatStyle.Pattern =
      seconds.rounded() < 3_600 ? .minuteSecond : .hourMinuteSecond(padHourToLength: 1)
    return duration.formatted(.time(pattern: pattern).locale(region.locale))
  }

  /// A count, such as `12,345`.
  func count(_ count: Int) -> String { count.formatted(.number.locale(region.locale)) }

  /// That no track of a list is the one that was meant, with how many there are.
  func absence(from list: TrackList) -> String {
    let count = list.tracks.count
    let many = count == 1 ? "is 1" : "are \(count == 0 ? "none" : self.count(count))"
    if list.isOfFile { return "No track of the file has this number or name; there \(many)." }
    let doubt = list.problems.isEmpty ? "" : " Not everything could be read, and it may be there."
    return "No track has this number or name; there \(many).\(doubt) List the tracks to see what there is."
  }

  /// A day and time of day.
  func date(_ date: Date) -> String { date.formatted(style(.long)) }

  /// A day and time of day in few characters.
  func shortDate(_ date: Date) -> String { date.formatted(style(.abbreviated)) }

  /// An area by its corners in the south-west and the north-east, such as `47.0000°N 8.5000°E to 47.0100°N 8.5000°E`, or
  /// one place; as [ISO 6709](https://en.wikipedia.org/wiki/ISO_6709) has places for people, in degrees alone.
  func area(_ bounds: TrackBounds) -> String {
    let corners = [place(bounds.south, bounds.west), place(bounds.north, bounds.east)]
    return corners[0] == corners[1] ? corners[0] : corners.joined(separator: " to ")
  }

  private func place(_ latitude: Double, _ longitude: Double) -> String {
    "\(degrees(latitude, "N", "S")) \(degrees(longitude, "E", "W"))"
  }

  private func degrees(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    "\(number(abs(degrees), digits: 4))°\(degrees < 0 ? negative : positive)"
  }

  private func number(_ number: Double, digits: Int) -> String {
    // Zero has no sign.
    (number.rounded(toDigits: digits) + 0).formatted(.number.precision(.fractionLength(digits)).locale(region.locale))
  }

  private func style(_ date: Date.FormatStyle.DateStyle) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: .shortened, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
  }
}

extension Double {
  fileprivate func rounded(toDigits digits: Int) -> Double {
    let factor = pow(10, Double(digits))
    return (self * factor).rounded() / factor
  }
}
