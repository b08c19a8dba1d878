import Foundation
import Tracks

/// A track while it is being read.
struct GPXTrackReading {
  var meter: TrackMeter
  /// As it stands in the file; `nil` until it has been seen.
  var name: String?
  var namePlace: GPXNamePlace?

  init(isDrawing: Bool) {
    meter = TrackMeter(isDrawing: isDrawing)
  }

  /// The name to show: the track's, or that of its file, with a number from the second track on.
  func name(in file: String, index: Int) -> String {
    let name = (name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard name.isEmpty else { return name }
    let base = URL(filePath: file).deletingPathExtension().lastPathComponent
    return index == 0 ? base : "\(base) (\(index + 1))"
  }

  /// Adds a point, or counts what cannot be true in it; gives the fingerprint of all points so far.
  mutating func add(_ point: GPXPointReading, to fingerprint: UInt64) -> UInt64 {
    // An outer value says that there is an element, an inner one that it can be read.
    let time = point.time?.map { Date(timeIntervalSince1970: $0) }
    let place = TrackPoint(
      latitude: point.latitude ?? .nan, longitude: point.longitude ?? .nan, elevation: point.elevation ?? nil,
      time: time ?? nil)
    guard let place else {
      meter.ignored.positions += 1
      return fingerprint
    }
    if point.elevation != nil, place.elevation == nil { meter.ignored.elevations += 1 }
    if point.time != nil, place.time == nil { meter.ignored.times += 1 }
    meter.add(place)
    return
      fingerprint
      .mixed(with: place.latitude.bitPattern).mixed(with: place.longitude.bitPattern)
      .mixed(with: (place.elevation ?? .nan).bitPattern)
      .mixed(with: (place.time?.timeIntervalSince1970 ?? .nan).bitPattern)
  }
}

/// A point while it is being read.
struct GPXPointReading {
  var latitude: Double?
  var longitude: Double?
  var elevation: Double??
  var time: Double??
}
