import Foundation

/// Finds the edges of the area in which points lie, also across the 180th meridian.
struct AreaMeter {
  private var latitudes: ClosedRange<Double>
  /// Unrolled: past -180 and 180 where the path crosses that meridian.
  private var longitudes: ClosedRange<Double>
  private var last: Double

  fileprivate init(_ point: TrackPoint) {
    latitudes = point.latitude...point.latitude
    longitudes = point.longitude...point.longitude
    last = point.longitude
  }

  /// Takes the shorter way around the earth; gives the longitude unrolled.
  fileprivate mutating func add(_ point: TrackPoint) -> Double {
    last = point.longitude + ((last - point.longitude) / 360).rounded() * 360
    latitudes = min(latitudes.lowerBound, point.latitude)...max(latitudes.upperBound, point.latitude)
    longitudes = min(longitudes.lowerBound, last)...max(longitudes.upperBound, last)
    return last
  }

  var bounds: TrackBounds {
    let goesAround = longitudes.upperBound - longitudes.lowerBound >= 360
    return TrackBounds(
      south: latitudes.lowerBound, west: goesAround ? -180 : longitudes.lowerBound.rolled,
      north: latitudes.upperBound, east: goesAround ? 180 : longitudes.upperBound.rolled)
  }
}

extension AreaMeter? {
  /// Adds a point; gives its longitude unrolled.
  mutating func add(_ point: TrackPoint) -> Double {
    guard self == nil else { return self?.add(point) ?? point.longitude }
    self = AreaMeter(point)
    return point.longitude
  }
}

extension Double {
  /// A longitude between -180 and 180.
  fileprivate var rolled: Double {
    -180...180 ~= self ? self : self - ((self + 180) / 360).rounded(.down) * 360
  }
}
