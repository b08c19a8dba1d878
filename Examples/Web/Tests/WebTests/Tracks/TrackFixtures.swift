import Foundation
import HTTPTypes

/// GPX files, and forms that upload them.
enum TrackFixtures {
  /// A track of points a minute and about 100 m apart, each two metres higher.
  static func gpx(_ name: String = "Round the lake", points: Int = 4, from latitude: Double = 46.5) -> String {
    let points = (0..<points).map { index in
      "<trkpt lat=\"\(latitude + Double(index) * 0.0009)\" lon=\"7.9\"><ele>\(500 + 2 * index)</ele>"
        + "<time>2026-11-15T08:\(String(format: "%02d", index % 60)):00Z</time></trkpt>"
    }
    let name = name.unicodeScalars.map { "&#\($0.value);" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
      <trk><name>\(name)</name><trkseg>\(points.joined())</trkseg></trk></gpx>
      """
  }

  static let boundary = "----FormBoundary7MA4YWxkTrZu0gW"

  /// A form as a browser writes it.
  static func form(
    token: String?, key: String? = nil, _ files: [(name: String, text: String)], isClosed: Bool = true
  ) -> String {
    let fields = [("formToken", token), ("key", key)].map { name, value in
      value.map { "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\($0)\r\n" } ?? ""
    }
    let parts = files.map { name, text in
      "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
        + "Content-Type: application/octet-stream\r\n\r\n\(text)\r\n"
    }
    return fields.joined() + parts.joined() + (isClosed ? "--\(boundary)--\r\n" : "")
  }
}

extension Visitor {
  static let uploadType = "multipart/form-data; boundary=\(TrackFixtures.boundary)"

  mutating func upload(key: String? = nil, _ files: (name: String, text: String)...) async throws -> Page {
    try await send(
      "/tracks/upload", .post, TrackFixtures.form(token: formToken, key: key, files), type: Self.uploadType)
  }

  /// Uploads a track and opens its page.
  mutating func summary(of name: String, file: String = "lake.gpx") async throws -> Page {
    _ = try await upload((file, TrackFixtures.gpx(name)))
    return try await get("/tracks/summary?file=\(file)&index=0")
  }
}
