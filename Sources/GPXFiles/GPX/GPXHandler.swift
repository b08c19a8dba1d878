import Foundation
import Humble
import Tracks

/// Takes tracks from a GPX text: [GPX 1.1](https://www.topografix.com/GPX/1/1/) or 1.0.
///
/// Elements count that have the prefix of the root, `<gpx>`, and stand where the schema has them: what a device adds is
/// passed over. Waypoints and routes are too.
struct GPXHandler: XMLHandler {
  private enum Place { case outside, document, track, segment, point, name, elevation, time }

  /// Of a text, such as a name, no more is kept, in bytes.
  private static let longestText = 8_192
  private static let mostTracks = 10_000

  private(set) var content = GPXContent()
  private let file: String
  private let target: Int?
  private var place = Place.outside
  /// How many elements are open that are passed over.
  private var passedOver = 0
  private var prefix: [UInt8] = []
  private var routes = 0
  private var track = GPXTrackReading(isDrawing: false)
  private var point = GPXPointReading()
  private var text: [UInt8] = []

  /// - Parameters:
  ///   - file: the file of the tracks' ids.
  ///   - target: the track of which there are details.
  init(file: String, target: Int?) {
    self.file = file
    self.target = target
  }

  var wantsText: Bool {
    switch place {
    case .name, .elevation, .time: passedOver == 0
    case .outside, .document, .track, .segment, .point: false
    }
  }

  mutating func open(_ name: [UInt8], at offset: Int) throws(XMLFault) {
    guard passedOver == 0 else { return passedOver += 1 }
    switch place {
    case .outside: try openRoot(name)
    case .document where isGPX(name, "trk"):
      guard content.summaries.count < Self.mostTracks else {
        throw XMLFault(whole: "has more than \(Self.mostTracks) tracks. Split it")
      }
      track = GPXTrackReading(isDrawing: content.summaries.count == target)
      place = .track
    case .document:
      if isGPX(name, "rte") { routes += 1 }
      passedOver = 1
    case .track where isGPX(name, "trkseg"):
      track.meter.startSegment()
      place = .segment
    case .track where isGPX(name, "name") && track.name == nil: startText(.name)
    case .segment where isGPX(name, "trkpt"):
      point = GPXPointReading()
      place = .point
    case .point where isGPX(name, "ele"): startText(.elevation)
    case .point where isGPX(name, "time"): startText(.time)
    case .track, .segment, .point, .name, .elevation, .time: passedOver = 1
    }
  }

  mutating func attribute(_ name: [UInt8], _ value: [UInt8]) {
    guard place == .point, passedOver == 0 else { return }
    if name.elementsEqual("lat".utf8) {
      point.latitude = DecimalNumber.read(value)
    } else if name.elementsEqual("lon".utf8) {
      point.longitude = DecimalNumber.read(value)
    }
  }

  mutating func tagEnds(at offset: Int, isEmpty: Bool) {
    guard passedOver == 0, place == .track || place == .name else { return }
    switch (place, isEmpty) {
    case (.track, false):
      track.namePlace = GPXNamePlace(range: offset..<offset, before: "<\(tag("name"))>", after: "</\(tag("name"))>")
    case (.track, true):
      track.namePlace = GPXNamePlace(
        range: offset - 2..<offset, before: "><\(tag("name"))>", after: "</\(tag("name"))></\(tag("trk"))>")
    case (_, false): track.namePlace = GPXNamePlace(range: offset..<offset)
    case (_, true):
      track.namePlace = GPXNamePlace(range: offset - 2..<offset, before: ">", after: "</\(tag("name"))>")
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: bytes.prefix(max(0, Self.longestText - text.count)))
  }

  mutating func close(at offset: Int) throws(XMLFault) {
    guard passedOver == 0 else { return passedOver -= 1 }
    switch place {
    case .outside: break
    case .document:
      try checkContent()
      place = .outside
    case .track:
      endTrack()
      place = .document
    case .segment: place = .track
    case .point:
      content.fingerprint = track.add(point, to: content.fingerprint)
      place = .segment
    case .name:
      track.name = String(decoding: text, as: UTF8.self)
      // An empty element ends after its tag, and has its place already.
      if let place = track.namePlace, place.before.isEmpty {
        track.namePlace?.range = place.range.lowerBound..<offset
      }
      place = .track
    case .elevation:
      point.elevation = .some(DecimalNumber.read(text))
      place = .point
    case .time:
      point.time = .some(text.withUnsafeBufferPointer { RFC3339.timestamp(DecimalNumber.trimmed($0)) })
      place = .point
    }
  }

  private mutating func startText(_ place: Place) {
    text.removeAll(keepingCapacity: true)
    self.place = place
  }

  private mutating func openRoot(_ name: [UInt8]) throws(XMLFault) {
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    prefix = colon.map { Array(name[...$0]) } ?? []
    guard isGPX(name, "gpx") else {
      let root = String(decoding: name.prefix(40), as: UTF8.self)
      throw XMLFault(whole: "is not GPX: it starts with <\(root)> and not with <gpx>")
    }
    place = .document
  }

  private mutating func endTrack() {
    let index = content.summaries.count
    let id = Track.ID(file: file, index: index)
    let name = track.name(in: file, index: index)
    content.summaries.append(track.meter.summary(id: id, name: name))
    content.fingerprint = content.fingerprint.mixed(with: UInt64(index))
    guard index == target else { return }
    content.details = track.meter.details(id: id, name: name)
    content.namePlace = track.namePlace
  }

  private func checkContent() throws(XMLFault) {
    guard content.summaries.isEmpty || content.summaries.allSatisfy({ $0.points == 0 }) else { return }
    let what =
      if !content.summaries.isEmpty {
        "has a track, but no points in it"
      } else if routes > 0 {
        "has a route and no track. A route is a plan: export what was recorded"
      } else {
        "has no track"
      }
    throw XMLFault(whole: what)
  }

  private func tag(_ local: String) -> String { String(decoding: prefix, as: UTF8.self) + local }

  private func isGPX(_ name: [UInt8], _ local: StaticString) -> Bool {
    guard name.count == prefix.count + local.utf8CodeUnitCount, name.starts(with: prefix) else { return false }
    return name.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + prefix.count, local.utf8Start, local.utf8CodeUnitCount) == 0 } ?? false
    }
  }
}
