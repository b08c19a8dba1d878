import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

@Suite struct BrokenFileTests {
  private func failure(_ data: Data) async throws -> String {
    let folder = try TrackFolder()
    let file = try folder.write(data)
    do throws(TrackFailure) {
      let list = try await GPXFile(at: file).tracks { _ in }
      return "\(list.tracks.count) tracks"
    } catch {
      guard case .notTracks(let sentence) = error else { return "\(error)" }
      return String(sentence.trimmingPrefix(file.path + " "))
    }
  }

  private static let cut = "It may have been cut off: copy it once more."
  private static let doctype = "there is a document type or another declaration, which is not followed. Take it out."

  @Test(arguments: [
    ("", "is empty."),
    ("\n \n", "is empty."),
    ("{\"a\": 1}", "is not GPX: it does not start with a tag."),
    ("\u{89}PNG\r\n", "is not GPX: it does not start with a tag."),
    ("\n<kml>", "is not GPX: it starts with <kml> and not with <gpx>."),
    ("<!DOCTYPE html>\n<html>", "is wrong in line 1: \(doctype)"),
    ("<gpx>\n\n<trk>", "is wrong in line 3: it ends in the middle. <trk> is not closed. \(cut)"),
    ("<gpx><trk", "is wrong in line 1: it ends in the middle. <gpx> is not closed. \(cut)"),
    ("<gpx>\n<ele>\n</time>", "is wrong in line 3: <ele> is closed by </time>."),
    ("</gpx>", "is wrong in line 1: nothing is open, and closed by </gpx>."),
    ("<gpx></>", "is wrong in line 1: <gpx> is closed by </>."),
    ("<gpx>\n< trk>", "is wrong in line 2: there is a < that starts no tag. Write it as &lt;."),
    ("<gpx a=\"<\">", "is wrong in line 1: there is a < in the value of a. Write it as &lt;."),
    ("<gpx a>", "is wrong in line 1: the tag of <gpx> is not well formed."),
    ("<gpx a=b>", "is wrong in line 1: the tag of <gpx> is not well formed."),
    ("<gpx = \"\">", "is wrong in line 1: the tag of <gpx> is not well formed."),
    ("<gpx>TRACK</gpx><gpx/>", "is wrong in line 1: there is something after the end."),
    ("<gpx>TRACK</gpx>\nrest", "is wrong in line 2: there is something after the end."),
  ])
  func `a file that is no GPX says where and why`(text: String, words: String) async throws {
    let text = text.replacingOccurrences(of: "TRACK", with: GPXText.track(points: 1))
    #expect(try await failure(Data(text)) == words)
  }

  @Test(arguments: [
    ("", "has no track"), ("<metadata><name>x</name></metadata>", "has no track"),
    ("<rte><rtept lat='1' lon='2'/></rte>", "has a route and no track. A route is a plan: export what was recorded"),
    ("<trk><name>x</name><trkseg/></trk>", "has a track, but no points in it"),
    ("<trk><trkseg><trkpt lat='91' lon='0'/></trkseg></trk>", "has a track, but no points in it"),
    (String(repeating: "<trk/>", count: 10_001), "has more than 10000 tracks. Split it"),
  ])
  func `a file without tracks says so`(content: String, words: String) async throws {
    #expect(try await failure(Data(GPXText.file(content))) == "\(words).")
  }

  @Test(arguments: [
    (#"<!DOCTYPE gpx [<!ENTITY x "y">]>"#, doctype), (#"<!DOCTYPE gpx SYSTEM "file:///etc/passwd">"#, doctype),
    ("<![CDATA[x]]>", doctype),
  ])
  func `nothing is declared, resolved or expanded`(prologue: String, words: String) async throws {
    let file = "<?xml version='1.0'?>\n\(prologue)\n<gpx>\(GPXText.track("&x;"))</gpx>"
    #expect(try await failure(Data(file)) == "is wrong in line 2: \(words)")
  }

  @Test func `references that XML does not have are not known`() async throws {
    let words = "is not known. Write the character itself."
    #expect(try await failure(Data(GPXText.file(GPXText.track("&nbsp;")))) == "is wrong in line 3: &nbsp; \(words)")
    #expect(try await failure(Data(GPXText.file(GPXText.track("&#xD800;")))) == "is wrong in line 3: &#xD800; \(words)")
    #expect(
      try await failure(Data(GPXText.file(GPXText.track("Rock & Roll forever"))))
        == "is wrong in line 3: there is an & that starts no reference. Write it as &amp;.")
  }

  @Test func `depth and the length of names have limits`() async throws {
    let deep = String(repeating: "<a>", count: 100)
    #expect(
      try await failure(Data(GPXText.file(deep))) == "is wrong in line 3: elements are nested more than 64 deep.")
    let long = "<\(String(repeating: "a", count: 300))/>"
    let words = "a name has more than 255 bytes: \(String(repeating: "a", count: 40))…"
    #expect(try await failure(Data(GPXText.file(long))) == "is wrong in line 3: \(words).")
    let value = "<wpt a='\(String(repeating: "a", count: 200_000))'/>"
    #expect(try await failure(Data(GPXText.file(value + GPXText.track()))) == "1 tracks")
  }

  @Test func `a file that is too large says so at once`() async throws {
    let folder = try TrackFolder()
    let file = try folder.write(Data("<gpx>"))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 10 << 30)
    try handle.close()
    let words = "is larger than 1 GiB: it has 10.0 GiB. Split it, or export single recordings."
    await #expect(throws: TrackFailure.notTracks("\(file.path) \(words)")) {
      try await GPXFile(at: file).tracks { _ in }
    }
  }

  @Test func `what is not there, or not a file, says so`() async throws {
    let folder = try TrackFolder()
    let missing = folder.root.appending(path: "missing.gpx")
    let words = "\(missing.path) could not be read: there is no such file. Check the path."
    await #expect(throws: TrackFailure.store(.unreadable(words))) { try await GPXFile(at: missing).tracks { _ in } }
    for path in [folder.root.path, "/dev/zero"] {
      await #expect(throws: TrackFailure.notTracks("\(path) is not an ordinary file. Name a GPX file.")) {
        try await GPXFile(at: URL(filePath: path)).tracks { _ in }
      }
    }
  }

  @Test func `cut anywhere, a file is refused and nothing crashes`() async throws {
    let whole = Data(Devices.garmin)
    for count in stride(from: 0, to: whole.count - 1, by: 37) {
      let words = try await failure(whole.prefix(count))
      try #require(words == "is empty." || words.hasPrefix("is wrong in line "), "\(count): \(words)")
    }
  }

  @Test func `bytes that are changed at random give the track, or a sentence`() async throws {
    let folder = try TrackFolder()
    var state: UInt64 = 1
    for round in 0..<400 {
      var data = Data(Devices.strava)
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(state >> 33) % data.count] = UInt8(truncatingIfNeeded: state >> 17)
      }
      let file = try folder.write(data)
      do throws(TrackFailure) {
        #expect(try await GPXFile(at: file).tracks { _ in }.tracks.map(\.segments) == [1], "\(round)")
      } catch {
        guard case .notTracks(let sentence) = error else { return #expect(Bool(false), "\(round): \(error)") }
        #expect(sentence.hasPrefix("\(file.path) ") && sentence.hasSuffix("."), "\(round)")
      }
    }
  }
}
