import Foundation
import Testing
import Tracks

@Suite struct SeriesTests {
  private func long(_ count: Int, step: Double) -> TrackDetails {
    var meter = TrackMeter(isDrawing: true)
    for index in 0..<count {
      let metres = Double(index) * step
      if let point = point(metres, elevation: 1_000 + metres / 100) { meter.add(point) }
    }
    return meter.details
  }

  @Test func `a short track keeps every point`() {
    let details = long(200, step: 2)
    #expect(details.profile.count == 200)
    #expect(details.path.map(\.count) == [200])
  }

  @Test(arguments: [(10_000, 0.3), (10_000, 10), (100_000, 0.9), (3, 2_000_000)])
  func `however long the track, its series are bounded, even and in order`(count: Int, step: Double) throws {
    let details = long(count, step: step)
    #expect(details.profile.count <= 512)
    #expect(details.path.joined().count <= 1_025)
    #expect(count < 1_000 || details.profile.count >= 256)
    #expect(count < 1_000 || details.path.joined().count >= 512)
    #expect(details.profile.allSatisfy { $0.elevation.isNear(1_000 + $0.distance / 100, within: 1e-6) })
    #expect(zip(details.profile, details.profile.dropFirst()).allSatisfy { $0.distance < $1.distance })
    let end = try #require(details.path.last?.last)
    #expect((end.latitude * degree).isNear(Double(count - 1) * step))
  }

  @Test func `a path has a line for each segment`() {
    let track = TrackMeter([point(0), point(10)], [point(50), point(60), point(60.1)], isDrawing: true)
    #expect(track.details.path.map(\.count) == [2, 3])
  }

  @Test func `segments without number are still bounded`() {
    var meter = TrackMeter(isDrawing: true)
    for index in 0..<20_000 {
      meter.startSegment()
      for offset in 0...1 { if let point = point(Double(index * 100 + offset * 5)) { meter.add(point) } }
    }
    let path = meter.details.path
    #expect(path.joined().count <= 1_025)
    #expect(path.joined().count >= 500)
    #expect(meter.details.summary.segments == 20_000)
  }

  @Test func `points at one place have one section of the profile`() {
    let track = TrackMeter([point(0, elevation: 10), point(0.1, elevation: 20)], isDrawing: true)
    #expect(track.details.profile.map(\.elevation) == [15])
  }
}
