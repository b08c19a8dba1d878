import Foundation
import Humble
import Tracks

/// Writes GPX for tests.
enum GPXText {
  static let namespace = #"xmlns="http://www.topografix.com/GPX/1/1""#

  /// A file with something in its `<gpx>`.
  static func file(_ content: String, version: String = "1.1") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="\(version)" creator="test" \(namespace)>
    \(content)
    </gpx>

    """
  }

  /// A track with points to the north of each other, 100 m and a minute apart.
  static func track(_ name: String? = "Walk", points: Int = 3, from latitude: Double = 46.5) -> String {
    let name = name.map { "<name>\($0)</name>" } ?? ""
    return "<trk>\(name)<trkseg>\(self.points(points, from: latitude))</trkseg></trk>"
  }

  static func points(_ count: Int, from latitude: Double = 46.5) -> String {
    (0..<count).map { index in
      let time = RFC3339.string(from: Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 60))
      return """
        <trkpt lat="\(latitude + Double(index) * 0.0009)" lon="7.9"><ele>\(500 + index * 5)</ele>\
        <time>\(time)</time></trkpt>
        """
    }.joined(separator: "\n")
  }

  /// A file with these tracks, as a store is to keep them.
  static func file(_ tracks: [Track]) -> String {
    file(
      tracks.map { track in
        let segments = track.segments.map { "<trkseg>" + $0.map(point).joined() + "</trkseg>" }.joined()
        return "<trk><name>\(escaped(track.name))</name>\(segments)</trk>"
      }.joined(separator: "\n"))
  }

  private static func point(_ point: TrackPoint) -> String {
    let elevation = point.elevation.map { "<ele>\($0)</ele>" } ?? ""
    let time = point.time.map { "<time>\(RFC3339.string(from: $0))</time>" } ?? ""
    return #"<trkpt lat="\#(point.latitude)" lon="\#(point.longitude)">\#(elevation)\#(time)</trkpt>"#
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
