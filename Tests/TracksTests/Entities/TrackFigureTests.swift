import Foundation
import Testing
import Tracks

@Suite struct TrackFigureTests {
  @Test func `the distance is the sum of great circles between neighbours`() {
    let quarter = TrackMeter([
      TrackPoint(latitude: 0, longitude: 0), TrackPoint(latitude: 0, longitude: 45),
      TrackPoint(latitude: 0, longitude: 90),
    ])
    #expect(quarter.summary().distance.isNear(90 * degree))
    let overThePole = TrackMeter([TrackPoint(latitude: 89, longitude: 0), TrackPoint(latitude: 89, longitude: 180)])
    #expect(overThePole.summary().distance.isNear(2 * degree))
    let oneMetre = TrackMeter([point(0), point(1)])
    #expect(oneMetre.summary().distance.isNear(1, within: 1e-6))
  }

  @Test func `nothing is counted from one segment to the next`() {
    let track = TrackMeter(
      [point(0, 0, elevation: 0), point(100, 50, elevation: 10)], [point(900, 900, elevation: 900)]
    )
    .summary()
    #expect(track.distance.isNear(100))
    #expect(track.movingTime == 50)
    #expect(track.ascent == 10)
    #expect(track.elapsedTime == 900)
    #expect((track.points, track.segments) == (3, 2))
  }

  @Test func `segments without points are not counted`() {
    #expect(TrackMeter([], [point(0)], [], []).summary().segments == 1)
  }

  @Test func `slower than a kilometre an hour is standing`() {
    let slow = 10 * TrackSummary.walkingPace
    let track = TrackMeter([point(0, 0), point(slow - 0.01, 10), point(slow * 2 + 0.01, 20)]).summary()
    #expect(track.movingTime == 10)
    #expect(track.movingDistance?.isNear(slow + 0.02, within: 1e-6) == true)
    #expect(track.elapsedTime == 20)
    #expect(track.averageSpeed == track.distance / 20)
    #expect(track.movingSpeed == track.movingDistance.map { $0 / 10 })
  }

  @Test func `what a file does not have is absent`() {
    let bare = TrackMeter([point(0), point(2_000)]).summary()
    #expect(bare.start == nil && bare.elapsedTime == nil && bare.movingTime == nil && bare.movingDistance == nil)
    #expect(bare.averageSpeed == nil && bare.movingSpeed == nil && bare.fastestKilometre == nil)
    #expect(bare.ascent == nil && bare.descent == nil)
    let nothing = TrackMeter().summary()
    #expect(nothing.bounds == nil && nothing.distance == 0 && nothing.points == 0 && nothing.segments == 0)
  }

  @Test func `a clock that runs backwards counts for no moving time`() {
    let track = TrackMeter([point(0, 100), point(500, 0), point(600, 40)]).summary()
    #expect(track.start == departure)
    #expect(track.elapsedTime == 100)
    #expect(track.movingTime == 40)
  }

  @Test func `a way that was turned around has its distance, and nothing that is timed on the way`() {
    let points = (0...20).map { point(Double($0) * 100, 2_000 - Double($0) * 100, elevation: Double($0) * 10) }
    let track = TrackMeter(points).summary()
    #expect(track.distance.isNear(2_000, within: 1e-6) && track.ascent?.isNear(200, within: 0.02) == true)
    #expect(track.start == departure && track.elapsedTime == 2_000)
    #expect(track.averageSpeed?.isNear(1, within: 1e-6) == true)
    #expect(track.movingTime == nil && track.movingSpeed == nil)
    #expect(track.fastestKilometre == nil && track.fastestMile == nil)
  }

  @Test func `what took no time is not the fastest kilometre`() {
    let stopped = TrackMeter([point(0, 5), point(1_500, 5), point(3_000, 5)]).summary()
    #expect(stopped.fastestKilometre == nil && stopped.averageSpeed == nil && stopped.movingTime == nil)
    let jumped = TrackMeter([point(0, 0), point(1_000, 300), point(2_500, 300)]).summary()
    #expect(jumped.fastestKilometre?.isNear(300) == true)
  }

  @Test func `points without a time interrupt what is timed`() {
    let track = TrackMeter([point(0, 0), point(50), point(100, 20), point(200, 30)]).summary()
    #expect(track.movingTime == 10)
    #expect(track.distance.isNear(200))
  }

  @Test func `the area holds all points`() {
    let track = TrackMeter(
      [TrackPoint(latitude: 10, longitude: 20), TrackPoint(latitude: -5, longitude: 25)],
      [TrackPoint(latitude: 0, longitude: 19)])
    #expect(track.summary().bounds == TrackBounds(south: -5, west: 19, north: 10, east: 25))
  }

  @Test func `an area across the 180th meridian is a small one`() {
    let longitudes = [179.5, -179.75, 179.75, -179.5]
    let track = TrackMeter(longitudes.map { TrackPoint(latitude: -17, longitude: $0) }, isDrawing: true)
    #expect(track.summary().bounds == TrackBounds(south: -17, west: 179.5, north: -17, east: -179.5))
    #expect(track.details.path.joined().map(\.longitude) == [179.5, 180.25, 179.75, 180.5])
  }

  @Test func `a way around the world has all longitudes`() {
    let track = TrackMeter(
      stride(from: 0, through: 720, by: 40).map {
        TrackPoint(latitude: 0, longitude: Double($0 % 360 > 180 ? $0 % 360 - 360 : $0 % 360))
      })
    #expect(track.summary().bounds == TrackBounds(south: 0, west: -180, north: 0, east: 180))
  }

  @Test(
    arguments: [
      (91, 0), (-90.1, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .nan), (.infinity, 0),
    ] as [(Double, Double)])
  func `there are no points off the earth`(latitude: Double, longitude: Double) {
    #expect(TrackPoint(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func `an elevation or a time that cannot be true counts as none`() {
    #expect(TrackPoint(latitude: 0, longitude: 0, elevation: .nan)?.elevation == nil)
    #expect(TrackPoint(latitude: 0, longitude: 0, elevation: 200_000)?.elevation == nil)
    #expect(TrackPoint(latitude: 0, longitude: 0, time: Date(timeIntervalSince1970: -1))?.time == nil)
    // Foundation cannot describe such a date, as an expectation would.
    let never = TrackPoint(latitude: 0, longitude: 0, time: Date(timeIntervalSince1970: .nan))
    #expect(never.map { $0.time == nil } == true)
    #expect(TrackPoint(latitude: 90, longitude: -180, elevation: -430, time: departure)?.elevation == -430)
  }

  @Test func `a track is measured by its points`() {
    let points = [point(0, 0), point(10, 5)].compactMap { $0 }
    let track = Track(id: Track.ID(file: "a", index: 1), name: "A", segments: [points, points])
    #expect(track.measured().summary() == TrackMeter(points, points).summary())
    #expect(track.measured(isDrawn: true).details.path.map(\.count) == [2, 2])
    #expect(track.measured().details.path.isEmpty)
  }

  @Test func `a summary is encoded and decoded whole`() throws {
    var meter = TrackMeter(
      [point(0, 0.25, elevation: 400), point(700, 200, elevation: 470)], [point(900, 300), point(4_000, 1_000.5)])
    (meter.ignored.positions, meter.ignored.elevations, meter.ignored.times) = (1, 2, 3)
    for summary in [meter.summary(), TrackMeter().summary()] {
      #expect(try JSONDecoder().decode(TrackSummary.self, from: JSONEncoder().encode(summary)) == summary)
    }
  }
}
