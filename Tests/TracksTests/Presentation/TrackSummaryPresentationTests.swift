import Foundation
import Humble
import HumbleTesting
import Testing
import Tracks

@Suite struct TrackSummaryPresentationTests {
  private let view = TrackSummaryViewSpy()
  private let id = Track.ID(file: "walk.gpx", index: 0)

  private func shown(_ details: TrackDetails, units: TrackUnits = .metric) -> TrackSummaryViewModel? {
    TrackSummaryPresenter(view: view, event: .opened(id), region: .utc, units: units).read(details)
    guard case .shown(.summary(let summary)) = view.contents.last else { return nil }
    return summary
  }

  private func figures(_ details: TrackDetails, units: TrackUnits = .metric) -> [String] {
    shown(details, units: units)?.figures.map { "\($0.label): \($0.value)" } ?? []
  }

  private let walk = TrackMeter(
    [point(0, 0, elevation: 400), point(600, 120, elevation: 450), point(601, 720, elevation: 450)],
    [point(2_000, 1_000, elevation: 440), point(14_000, 4_720, elevation: 400)], isDrawing: true)

  @Test func `all figures are written`() {
    #expect(
      figures(walk.details) == [
        "Start: 20 November 2026 at 9:30", "Distance: 12.60 km", "Elapsed time: 1:18:40", "Moving time: 1:04:00",
        "Ascent: 50 m", "Descent: 40 m", "Average speed: 9.6 km/h", "Moving speed: 11.8 km/h",
        "Fastest kilometre: 5:10", "Area: 0.0000°N 0.0000°E to 0.1258°N 0.0000°E", "Points: 5", "Segments: 2",
      ])
  }

  @Test func `all figures are written in miles and feet`() {
    #expect(
      figures(walk.details, units: .imperial) == [
        "Start: 20 November 2026 at 9:30", "Distance: 7.83 mi", "Elapsed time: 1:18:40", "Moving time: 1:04:00",
        "Ascent: 164 ft", "Descent: 131 ft", "Average speed: 6.0 mph", "Moving speed: 7.3 mph",
        "Fastest mile: 8:19", "Area: 0.0000°N 0.0000°E to 0.1258°N 0.0000°E", "Points: 5", "Segments: 2",
      ])
  }

  @Test func `what is not known is left out, and said`() throws {
    let summary = try #require(shown(TrackMeter([point(0), point(400)], isDrawing: true).details))
    #expect(summary.figures.map(\.label) == ["Distance", "Area", "Points", "Segments"])
    #expect(summary.figures[0].value == "400 m")
    #expect(summary.notes == ["The track has no times and no elevations."])
    #expect(summary.profile == nil)
  }

  @Test func `what was left out is counted`() throws {
    var meter = TrackMeter([point(0, 0, elevation: 1)])
    meter.ignored.positions = 1
    meter.ignored.elevations = 1_234
    meter.ignored.times = 2
    #expect(
      try #require(shown(meter.details)).notes == [
        "1 position was left out, because it cannot be true.",
        "1,234 elevations were left out, because they cannot be true.",
        "2 times were left out, because they cannot be true.",
      ])
  }

  @Test func `a track in one place has no map, and that place for its area`() throws {
    let summary = try #require(shown(TrackMeter([point(0, 0), point(0, 60)], isDrawing: true).details))
    #expect(summary.path == nil)
    #expect(summary.figures.first { $0.label == "Area" }?.value == "0.0000°N 0.0000°E")
    #expect(try #require(shown(TrackMeter([point(0), point(1)], isDrawing: true).details)).path != nil)
  }

  @Test func `a track without points says so`() throws {
    let summary = try #require(shown(TrackMeter(isDrawing: true).details))
    #expect(summary.notes == ["The track has no points."])
    #expect(summary.path == nil)
  }

  @Test func `the profile is drawn over the distance, from the lowest place on`() throws {
    let profile = try #require(shown(walk.details)?.profile)
    #expect(profile.points.first == TrackDrawingPoint(x: 0, y: 0))
    // In between, two points of 450 m and one of 440 m lie close together.
    #expect(profile.points.map { $0.y.rounded() } == [0, 47, 0])
    #expect(profile.width.isNear(12_601) && profile.height == profile.points[1].y)
    #expect((profile.lowest, profile.highest, profile.length) == ("400 m", "447 m", "12.60 km"))
  }

  @Test func `the path is drawn true to scale`() throws {
    let path = [60.0, 60.01].flatMap { latitude in
      [10.0, 10.02].map { PathPlace(latitude: latitude, longitude: $0) }
    }
    let drawing = try #require(shown(TrackDetails(summary: .sample("x"), profile: [], path: [path]))?.path)
    // At 60 degrees a degree of longitude is half as long as one of latitude.
    #expect(drawing.height.isNear(0.01 * degree, within: 1e-6))
    #expect(drawing.width.isNear(0.01 * degree, within: 1e-3))
    #expect(drawing.lines[0][0] == TrackDrawingPoint(x: 0, y: 0))
    #expect(drawing.lines[0][3] == TrackDrawingPoint(x: drawing.width, y: drawing.height))
    #expect((drawing.widthWords, drawing.heightWords) == ("1.11 km", "1.11 km"))
  }

  @Test(arguments: [
    ("de_DE", TrackUnits.metric), ("en_US", .imperial), ("en_GB", .imperial), ("fr_CA", .metric), ("ja_JP", .metric),
  ])
  func `units are those of the locale`(locale: String, units: TrackUnits) {
    #expect(TrackUnits(for: Locale(identifier: locale)) == units)
  }

  @Test(arguments: [
    (0.0, "0 m", "0 ft"), (999.4, "999 m", "0.62 mi"), (999.6, "1.00 km", "0.62 mi"), (99_994, "99.99 km", "62.13 mi"),
    (160, "160 m", "525 ft"),
    (99_996, "100.0 km", "62.13 mi"), (161, "161 m", "0.10 mi"), (123_456, "123.5 km", "76.71 mi"),
    (1_234_567, "1,234.6 km", "767.1 mi"),
  ])
  func `a distance is written with the digits that matter`(metres: Double, metric: String, imperial: String) {
    let details = TrackMeter([point(0), point(metres)]).details
    #expect(figures(details).first == "Distance: \(metric)")
    #expect(figures(details, units: .imperial).first == "Distance: \(imperial)")
  }

  @Test func `places in the south and west have their letters, and zero has no sign`() {
    let meter = TrackMeter([
      TrackPoint(latitude: -33.45, longitude: -70.66), TrackPoint(latitude: -0.00001, longitude: 0),
    ])
    #expect(figures(meter.details).contains("Area: 33.4500°S 70.6600°W to 0.0000°S 0.0000°E"))
  }
}
