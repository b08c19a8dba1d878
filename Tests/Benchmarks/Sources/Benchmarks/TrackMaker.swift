import Foundation

/// Writes GPX files of any size, shaped as a watch writes them.
enum TrackMaker {
  /// A walk with hills, bends and stops, a point a second; a new segment every 50,000 points.
  static func make(_ count: Int, at path: String) throws {
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx creator="Benchmarks" version="1.1" xmlns="http://www.topografix.com/GPX/1/1" \
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
       <trk><name>A long walk</name><trkseg>

      """
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var (latitude, longitude) = (46.5, 7.9)
    for index in 0..<count {
      let isResting = index % 3_600 > 3_300
      let course = Double(index) / 900 + sin(Double(index) / 70)
      if !isResting {
        latitude += cos(course) * 0.000025
        longitude += sin(course) * 0.000035
      }
      let elevation = 1_200 + 300 * sin(Double(index) / 4_000) + 20 * sin(Double(index) / 300)
      text += """
         <trkpt lat="\(String(format: "%.7f", latitude))" lon="\(String(format: "%.7f", longitude))">
          <ele>\(String(format: "%.1f", elevation))</ele>
          <time>\(style.format(Date(timeIntervalSince1970: 1_700_000_000 + Double(index))))</time>
         </trkpt>

        """
      if index % 50_000 == 49_999 { text += " </trkseg><trkseg>\n" }
      if text.utf8.count > 1 << 20 || index == count - 1 {
        try file.write(contentsOf: Data(text.utf8))
        text = ""
      }
    }
    try file.write(contentsOf: Data(" </trkseg></trk>\n</gpx>\n".utf8))
    try file.close()
  }
}
