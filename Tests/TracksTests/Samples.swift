import Foundation
import Humble
import Tracks

/// A degree of latitude, in metres, on the sphere that distances are reckoned on.
let degree = 6_378_137 * Double.pi / 180

/// The start of the sample tracks: 20 November 2026, 9:30 in UTC.
let departure = Date(timeIntervalSince1970: 1_795_167_000)

/// A point so many metres to the north of a place on the equator, so many seconds after ``departure``.
func point(_ metres: Double, _ seconds: Double? = nil, elevation: Double? = nil) -> TrackPoint? {
  TrackPoint(latitude: metres / degree, longitude: 0, elevation: elevation, time: seconds.map { departure + $0 })
}

extension TrackMeter {
  /// Measures segments of points.
  init(_ segments: [TrackPoint?]..., isDrawing: Bool = false) {
    self.init(isDrawing: isDrawing)
    for segment in segments {
      startSegment()
      for point in segment.compactMap({ $0 }) { add(point) }
    }
  }

  /// The figures, under the name `Walk`.
  func summary(file: String = "walk.gpx", name: String = "Walk") -> TrackSummary {
    summary(id: Track.ID(file: file, index: 0), name: name)
  }

  var details: TrackDetails { details(id: Track.ID(file: "walk.gpx", index: 0), name: "Walk") }
}

extension TrackSummary {
  /// A kilometre and a half in ten minutes.
  static func sample(_ name: String, file: String = "walk.gpx", index: Int = 0, at date: Date? = departure)
    -> TrackSummary
  {
    var meter = TrackMeter()
    for number in 0...1 {
      let time = date.map { $0 + Double(number) * 600 }
      let point = TrackPoint(
        latitude: Double(number) * 1_500 / degree, longitude: 0, elevation: 400 + Double(number) * 100, time: time)
      if let point { meter.add(point) }
    }
    return meter.summary(id: Track.ID(file: file, index: index), name: name)
  }
}

extension TrackDetails {
  static let sample = TrackDetails(
    summary: .sample("Walk"), profile: [ElevationSample(distance: 0, elevation: 400)],
    path: [[PathPlace(latitude: 0, longitude: 0)]])
}

extension Region {
  static let utc = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt, calendar: .gregorian)
}

extension Double {
  func isNear(_ other: Double, within share: Double = 1e-9) -> Bool { abs(self - other) <= share * abs(other) }
}
