import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

/// Files of devices, read as a single file is.
@Suite struct DeviceTests {
  private func summary(_ text: String) async throws -> TrackSummary {
    let folder = try TrackFolder()
    let list = try await GPXFile(at: folder.write(Data(text))).tracks { _ in }
    #expect(list.problems.isEmpty)
    return try #require(list.tracks.first)
  }

  /// Metres in a degree of latitude.
  private let degree = 6_378_137 * Double.pi / 180

  @Test func `a run from Garmin Connect`() async throws {
    let track = try await summary(Devices.garmin)
    #expect(track.name == "Morning Run")
    #expect(abs(track.distance - (46.949 - 46.9480915069580078125) * degree) < 1e-6)
    #expect(track.start == RFC3339.date(from: "2026-05-03T06:30:12Z"))
    #expect(track.elapsedTime == 30.5)
    #expect(track.ascent == 4)
    #expect((track.points, track.segments) == (2, 1))
  }

  @Test func `a ride from Strava`() async throws {
    let track = try await summary(Devices.strava)
    #expect(track.name == "Feierabendrunde 🚴 & Bier")
    #expect(abs(track.distance - 0.009 * degree) < 1e-6)
    #expect(track.movingTime == 180)
    #expect(track.fastestKilometre.map { abs($0 - 180_000 / (0.009 * degree)) < 1e-6 } == true)
  }

  @Test func `a workout from Apple Health`() async throws {
    let track = try await summary(Devices.apple)
    #expect(track.name == "Route 2026-08-20 6:32pm")
    #expect(track.bounds == TrackBounds(south: 37.331705, west: -122.031237, north: 37.331705, east: -122.030237))
    #expect(track.elapsedTime == 60)
    #expect(track.ascent == 0)
  }

  @Test func `a hike from OsmAnd has its file's name`() async throws {
    let track = try await summary(Devices.osmAnd)
    #expect(track.name == "walk")
    #expect(track.points == 2)
    #expect(track.ascent.map { abs($0 - 5.6) < 1e-9 } == true)
  }

  @Test func `a file of GPX 1.0`() async throws {
    let track = try await summary(Devices.logger)
    #expect(track.elapsedTime == 3_000)
    #expect(abs(track.distance - 0.1 * degree) < 1e-6)
  }

  @Test func `names with a prefix count where it is the root's`() async throws {
    let track = try await summary(Devices.prefixed)
    #expect(track.name == "This")
    #expect(track.start == RFC3339.date(from: "2026-01-05T06:00:00Z"))
    #expect(track.ascent == 6)
    #expect(track.ignored == IgnoredValues())
  }
}
