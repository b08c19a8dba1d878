public import Foundation

/// A place at which a device was, in the World Geodetic System of 1984.
public struct TrackPoint: Sendable, Equatable {
  /// The elevations that are taken for real, in metres: from the deepest sea to the edge of space.
  public static let elevations = -12_000.0...100_000
  /// The times that are taken for real: the years 1970 to 9999; a device that has not found the time yet likes to say less.
  public static let times = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 253_402_300_799)

  /// Degrees to the north of the equator, -90 to 90.
  public let latitude: Double
  /// Degrees to the east of Greenwich, -180 to 180.
  public let longitude: Double
  /// Metres above mean sea level, where the device says so.
  public let elevation: Double?
  /// When the device was there, where it says so.
  public let time: Date?

  /// Makes a point, or nothing where there is no such place.
  /// - Parameters:
  ///   - latitude: degrees to the north of the equator; outside -90 to 90, or no number, there is no point.
  ///   - longitude: degrees to the east of Greenwich; outside -180 to 180, or no number, there is no point.
  ///   - elevation: metres above mean sea level; one outside ``elevations`` counts as none.
  ///   - time: when the device was there; one outside ``times`` counts as none.
  public init?(latitude: Double, longitude: Double, elevation: Double? = nil, time: Date? = nil) {
    guard -90...90 ~= latitude, -180...180 ~= longitude else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation.flatMap { Self.elevations ~= $0 ? $0 : nil }
    // What is no number seems to be in order with every other date.
    self.time = time.flatMap { $0.timeIntervalSince1970.isFinite && Self.times ~= $0 ? $0 : nil }
  }
}
