import Foundation

/// A place on a sphere as the haversine formula needs it.
struct Position {
  /// The equatorial radius of WGS 84, in metres; see ``TrackSummary/distance``.
  static let earthRadius = 6_378_137.0

  /// In radians.
  private let latitude: Double
  private let longitude: Double
  private let cosine: Double

  init(_ point: TrackPoint) {
    latitude = point.latitude * .pi / 180
    longitude = point.longitude * .pi / 180
    cosine = cos(latitude)
  }

  /// The great-circle distance to another place, in metres.
  func distance(to other: Position) -> Double {
    let (dy, dx) = (sin((other.latitude - latitude) / 2), sin((other.longitude - longitude) / 2))
    let haversine = dy * dy + cosine * other.cosine * dx * dx
    return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
  }
}
