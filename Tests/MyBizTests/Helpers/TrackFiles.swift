import Foundation
import Support

extension Program {
  /// Writes a file with a straight way to the north, 11.1 m from point to point and 4 s apart.
  /// - Returns: its path.
  func gpx(_ name: String, points: Int = 101, tracks: Int = 1) throws -> String {
    let points = (0..<points).map { index in
      let time = Date(timeIntervalSince1970: 1_795_167_000 + Double(index) * 4).formatted(.iso8601)
      return
        #"<trkpt lat="\#(47 + Double(index) / 10_000)" lon="8.5"><ele>\#(400 + index)</ele><time>\#(time)</time></trkpt>"#
    }
    let segment = "<trkseg>\(points.joined(separator: "\r\n"))</trkseg>"
    let all = (0..<tracks).map { "<trk><name>\(name)\($0 == 0 ? "" : " \($0 + 1)")</name>\(segment)</trk>" }
    let text = #"<?xml version="1.0"?><gpx version="1.1" creator="test">\#(all.joined())<!-- end --></gpx>"#
    let file = folder.appending(path: "\(UUID().uuidString).gpx")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
