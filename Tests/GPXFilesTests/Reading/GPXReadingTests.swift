import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

@Suite struct GPXReadingTests {
  private func tracks(_ data: Data) async throws -> [TrackSummary] {
    let folder = try TrackFolder()
    return try await GPXFile(at: folder.write(data)).tracks { _ in }.tracks.sorted { $0.id.index < $1.id.index }
  }

  private func tracks(_ content: String) async throws -> [TrackSummary] {
    try await tracks(Data(GPXText.file(content)))
  }

  private func points(_ points: String) async throws -> TrackSummary {
    try #require(await tracks("<trk><trkseg>\(points)</trkseg></trk>").first)
  }

  @Test func `each track of a file is one`() async throws {
    let found = try await tracks(
      GPXText.track("One") + GPXText.track(nil) + "<trk/>" + GPXText.track("Four", points: 5))
    #expect(found.map(\.name) == ["One", "walk (2)", "walk (3)", "Four"])
    #expect(found.map(\.id.index) == [0, 1, 2, 3])
    #expect(found.map(\.points) == [3, 3, 0, 5])
  }

  @Test func `a name is the track's own, without space around it`() async throws {
    let names = [
      "<name> \n Walk \t</name>", "<name><![CDATA[A <b> & ]] c]]></name>", "<name>a<!-- b -->c<?d e?>f</name>",
      "<name>&lt;&#233;&#xE9;&amp;&quot;&apos;&gt;</name>", "<name>first</name><name>second</name>",
      "<extensions><name>no</name></extensions><name>yes</name>", "<name/>", "<name>  </name>",
      "<link href='x'><text>t</text></link><name lang='a>b'>Last</name >",
    ]
    let found = try await tracks(names.map { "<trk>\($0)<trkseg>\(GPXText.points(1))</trkseg></trk>" }.joined())
    #expect(
      found.map(\.name) == [
        "Walk", "A <b> & ]] c", "acf", "<éé&\"'>", "first", "yes", "walk (7)", "walk (8)", "Last",
      ])
  }

  @Test func `a name without end is cut`() async throws {
    let found = try await tracks(GPXText.track(String(repeating: "x", count: 100_000)))
    #expect(found[0].name.count == 8_192)
  }

  @Test func `routes and waypoints are passed over`() async throws {
    let others = #"<wpt lat="1" lon="1"/><rte><name>R</name><rtept lat="2" lon="2"><ele>3</ele></rtept></rte>"#
    let found = try await tracks(others + GPXText.track() + others)
    #expect(found.map(\.name) == ["Walk"])
    #expect(found[0].points == 3)
  }

  @Test func `segments without points are none`() async throws {
    let found = try await tracks(
      "<trk><trkseg/><trkseg></trkseg><trkseg>\(GPXText.points(2))</trkseg><trkseg/></trk>")
    #expect((found[0].segments, found[0].points) == (1, 2))
  }

  @Test func `what cannot be true is left out and counted`() async throws {
    let track = try await points(
      """
      <trkpt lat="46.0" lon="7"><ele>10</ele><time>2026-01-01T00:00:00Z</time></trkpt>
      <trkpt lat="91" lon="7"/><trkpt lat="NaN" lon="7"/><trkpt lat="46"/><trkpt lat="" lon=" "/><trkpt lat="4,5" lon="7"/>
      <trkpt lat="INF" lon="1e400"/><trkpt lat="0x10" lon="7"/>
      <trkpt lat="46.1" lon="7"><ele>NaN</ele><time>1969-12-31T23:59:59Z</time></trkpt>
      <trkpt lat="46.2" lon="7"><ele></ele><time>yesterday</time></trkpt>
      <trkpt lat=" +4.63e1 " lon="7.0E0"><ele>1e6</ele><time> 2026-01-01T01:00:00Z </time></trkpt>
      """)
    #expect(track.points == 4)
    #expect((track.ignored.positions, track.ignored.elevations, track.ignored.times) == (7, 3, 2))
    #expect(track.bounds == TrackBounds(south: 46, west: 7, north: 46.3, east: 7))
    #expect(track.elapsedTime == 3_600)
  }

  @Test(arguments: [
    ("2026-11-20T09:30:00", 0.0), ("2026-11-20T09:30:00.25Z", 0.25), ("2026-11-20T10:30:00.125+01:00", 0.125),
    ("2026-11-20 09:30:00Z", 0), ("2026-11-20T09:30:00.500", 0.5),
  ])
  func `a time without an offset is in UTC, and fractions count`(text: String, fraction: Double) async throws {
    let track = try await points(#"<trkpt lat="1" lon="1"><time>\#(text)</time></trkpt>"#)
    #expect(track.start == Date(timeIntervalSince1970: 1_795_167_000 + fraction))
  }

  @Test(arguments: [
    "46.123456789012345678901234567890", "0046.1234567890123456789", "46.12345678901234567890",
    "4612345678901234567e-17",
    "46.1234567890123", "0.00000000000000000046e20", "46", "-46.5", "+46.", "-.5", ".25", "0", "-0",
  ])
  func `numbers are read as the standard library reads them`(text: String) async throws {
    let track = try await points(#"<trkpt lat="\#(text)" lon="0"/>"#)
    let expected = try #require(Double(text.hasSuffix(".") ? String(text.dropLast()) : text))
    #expect(abs(try #require(track.bounds).south - expected) <= expected.ulp)
  }

  @Test func `a file is the same however it is cut into chunks`() async throws {
    // A comment moves what follows over the end of the first chunk, byte by byte.
    let text = GPXText.track("N &amp; <![CDATA[n]]> &#x540D;", points: 1)
    for length in 65_536 - 350...65_536 - 100 {
      let found = try await tracks(
        "<!--\(String(repeating: "-x", count: length / 2))\(length % 2 == 0 ? "" : "x")-->" + text)
      try #require(found.map(\.name) == ["N & n 名"], "\(length)")
      try #require(found[0].bounds == TrackBounds(south: 46.5, west: 7.9, north: 46.5, east: 7.9), "\(length)")
      try #require(found[0].start == Date(timeIntervalSince1970: 1_700_000_000) && found[0].ascent == 0, "\(length)")
    }
  }

  @Test func `progress is told, and grows`() async throws {
    let folder = try TrackFolder()
    let file = try folder.write(Data(GPXText.file(GPXText.track(points: 30_000))))
    var heard: [Double] = []
    _ = try await GPXFile(at: file).tracks { heard.append($0) }
    #expect(heard.count >= 3)
    #expect(heard == heard.sorted() && heard.allSatisfy { 0...1 ~= $0 })
  }

  @Test func `a track of a file can be drawn, and others are not found`() async throws {
    let folder = try TrackFolder()
    let file = try folder.write(Data(GPXText.file(GPXText.track("One") + GPXText.track("Two", points: 4))))
    let source = GPXFile(at: file)
    let ids = try await source.tracks { _ in }.tracks.map(\.id).sorted { $0.index < $1.index }
    let details = try await source.track(ids[1]) { _ in }
    #expect(details.summary.name == "Two")
    #expect(details.path.map(\.count) == [4])
    #expect(details.profile.count == 4)
    for id in [Track.ID(file: file.path, index: 2), Track.ID(file: "/etc/passwd", index: 0)] {
      await #expect(throws: TrackFailure.notFound) { try await source.track(id) { _ in } }
    }
  }

  @Test func `reading ends where the task is cancelled`() async throws {
    let folder = try TrackFolder()
    let file = try folder.write(Data(GPXText.file(GPXText.track(points: 30_000))))
    let task = Task { () async -> (TrackFailure?, Int) in
      var count = 0
      do throws(TrackFailure) {
        _ = try await GPXFile(at: file).tracks { _ in
          count += 1
          withUnsafeCurrentTask { $0?.cancel() }
        }
      } catch {
        return (error, count)
      }
      return (nil, count)
    }
    let (failure, count) = await task.value
    #expect(failure == .store(.cancelled))
    #expect(count == 1)
  }
}
