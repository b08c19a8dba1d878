public import Foundation

/// The units in which people measure ways.
public enum TrackUnits: String, Sendable, Codable, CaseIterable {
  /// Kilometres, metres, and kilometres an hour.
  case metric
  /// Miles, feet, and miles an hour.
  case imperial

  /// The units of a locale: miles where road signs are in miles.
  /// - Parameter locale: the locale.
  public init(for locale: Locale) {
    self = locale.measurementSystem == .metric ? .metric : .imperial
  }
}
