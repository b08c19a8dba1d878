/// A track's summary, and what it takes to draw it: series of a bounded length, however long the track.
public struct TrackDetails: Sendable, Equatable {
  /// The figures.
  public let summary: TrackSummary
  /// The elevation along the way, at most 512 samples; empty where no point has an elevation.
  public let profile: [ElevationSample]
  /// The path, at most 1,025 places in lines of neighbours.
  public let path: [[PathPlace]]

  /// Makes details.
  /// - Parameters:
  ///   - summary: the figures.
  ///   - profile: the elevation along the way.
  ///   - path: the path.
  public init(summary: TrackSummary, profile: [ElevationSample], path: [[PathPlace]]) {
    self.summary = summary
    self.profile = profile
    self.path = path
  }
}

/// The elevation at a place of a track.
public struct ElevationSample: Sendable, Equatable {
  /// How far along the way, in metres.
  public let distance: Double
  /// How high, in metres: the mean of the points around.
  public let elevation: Double

  /// Makes a sample.
  /// - Parameters:
  ///   - distance: how far along the way, in metres.
  ///   - elevation: how high, in metres.
  public init(distance: Double, elevation: Double) {
    self.distance = distance
    self.elevation = elevation
  }
}

/// A place on a track's path.
public struct PathPlace: Sendable, Equatable {
  /// Degrees to the north of the equator.
  public let latitude: Double
  /// Degrees to the east of Greenwich; past -180 or 180 where the path crosses that meridian, so that it never jumps.
  public let longitude: Double

  /// Makes a place.
  /// - Parameters:
  ///   - latitude: degrees to the north of the equator.
  ///   - longitude: degrees to the east of Greenwich.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
