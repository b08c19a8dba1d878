public import Foundation

/// What a track comes to, in figures.
///
/// Neighbours are points that follow each other within a segment; nothing is counted from one segment to the next.
///
/// Where times go backwards, because a clock was set back or the way was turned around afterwards, distance, climbs and area
/// are as they are. The start is the earliest time and the elapsed time reaches to the latest, wherever in the file they
/// stand. Between two neighbours of which the later has the earlier time, or one has none, no time was spent moving, and no
/// fastest kilometre or mile goes on. What took no time at all is no fastest one.
public struct TrackSummary: Sendable, Equatable, Codable, Identifiable {
  /// Which track it is; not for people's eyes.
  public let id: Track.ID
  /// What the track is called, as the device or a person wrote it.
  public let name: String
  /// The earliest time of a point; `nil` where no point has a time.
  public let start: Date?
  /// The sum of the great-circle distances between neighbours, in metres; elevation does not count.
  ///
  /// The haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984) on a sphere of
  /// 6,378,137 m: the equatorial radius of WGS 84, and to 40 m the radius of its curvature at 45° latitude (6,378.1 km).
  /// A sphere is wrong by up to 0.7 % of a distance, at the equator from south to north.
  public let distance: Double
  /// From the earliest to the latest time of a point, pauses included, in seconds; `nil` where no point has a time.
  public let elapsedTime: TimeInterval?
  /// The time between neighbours that were passed at more than ``walkingPace``, in seconds; `nil` where no neighbours have
  /// times in order.
  public let movingTime: TimeInterval?
  /// The distance between the neighbours that ``movingTime`` counts, in metres; `nil` where that is.
  public let movingDistance: Double?
  /// All that was climbed, in metres; `nil` where no point has an elevation.
  ///
  /// Elevations are smoothed within a segment, each with its neighbours (0.3, 0.4, 0.3; the first and last of a segment
  /// stay). What then rises and falls again by less than ``smallestClimb`` is taken for noise and not counted.
  public let ascent: Double?
  /// All that was gone down, in metres, counted as ``ascent`` is.
  public let descent: Double?
  /// The shortest time for 1,000 m on end within a segment, in seconds; `nil` where there are none all of whose points have
  /// times.
  ///
  /// Between points speed is taken to be even. Points less than half a metre apart on the way count as one place.
  public let fastestKilometre: TimeInterval?
  /// The shortest time for 1,609.344 m on end, as ``fastestKilometre`` is measured.
  public let fastestMile: TimeInterval?
  /// The area in which all points lie; `nil` where there are no points.
  public let bounds: TrackBounds?
  /// The number of points that have a position.
  public let points: Int
  /// The number of segments that have points.
  public let segments: Int
  /// What the device stored and nobody can believe.
  public let ignored: IgnoredValues

  /// Slower than this, in metres a second, is standing: 1 km/h.
  public static let walkingPace = 1 / 3.6
  /// The least climb or descent that counts, in metres.
  public static let smallestClimb = 3.0

  /// The distance in the time that it took, pauses included, in metres a second; `nil` where no time passed.
  public var averageSpeed: Double? { speed(distance, elapsedTime) }
  /// The moving distance in the moving time, in metres a second; `nil` where no time was spent moving.
  public var movingSpeed: Double? { speed(movingDistance, movingTime) }

  private func speed(_ distance: Double?, _ time: TimeInterval?) -> Double? {
    guard let distance, let time, time > 0 else { return nil }
    return distance / time
  }
}

/// An area between two parallels and two meridians.
public struct TrackBounds: Sendable, Equatable, Codable {
  /// The southern edge, in degrees of latitude.
  public let south: Double
  /// The western edge, in degrees of longitude, -180 to 180.
  public let west: Double
  /// The northern edge, in degrees of latitude.
  public let north: Double
  /// The eastern edge, in degrees of longitude; less than ``west`` where the area lies across the 180th meridian, as in
  /// [RFC 7946](https://www.rfc-editor.org/rfc/rfc7946), section 5.2.
  public let east: Double

  /// Makes an area.
  /// - Parameters:
  ///   - south: the southern edge, in degrees.
  ///   - west: the western edge, in degrees.
  ///   - north: the northern edge, in degrees.
  ///   - east: the eastern edge, in degrees.
  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }
}

/// How many values of a track were left out because they cannot be true.
public struct IgnoredValues: Sendable, Equatable, Codable {
  /// Points without a position that there is.
  public var positions = 0
  /// Elevations that are no numbers, or outside ``TrackPoint/elevations``.
  public var elevations = 0
  /// Times that are no times, or outside ``TrackPoint/times``.
  public var times = 0

  /// Counts nothing yet.
  public init() {}
}
