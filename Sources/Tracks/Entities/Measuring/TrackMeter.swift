import Foundation

/// Measures a track while its points pass by: a fixed amount of state, however long the track.
///
/// A value that whoever reads the points owns; it is used on any one isolation.
public struct TrackMeter: Sendable {
  /// What was left out; whoever reads the points counts.
  public var ignored = IgnoredValues()
  private var distance = 0.0
  private var points = 0
  private var segments = 0
  private var last: Position?
  private var area: AreaMeter?
  private var climbs = ClimbMeter()
  private var motion = MotionMeter()
  private var drawing: TrackDrawing?

  /// Makes a meter that has seen nothing.
  /// - Parameter isDrawing: whether it keeps the series of a drawing.
  public init(isDrawing: Bool = false) {
    drawing = isDrawing ? TrackDrawing() : nil
  }

  /// Interrupts the track: the next point is no neighbour of the last.
  public mutating func startSegment() {
    last = nil
    climbs.startSegment()
    motion.startSegment()
  }

  /// Goes on to the next point.
  /// - Parameter point: the point.
  public mutating func add(_ point: TrackPoint) {
    let position = Position(point)
    let step = last?.distance(to: position)
    if step == nil { segments += 1 }
    last = position
    points += 1
    distance += step ?? 0
    let longitude = area.add(point)
    if let elevation = point.elevation { climbs.add(elevation) }
    motion.add(time: point.time?.timeIntervalSince1970, step: step ?? 0, distance: distance)
    drawing?.add(point, longitude: longitude, at: distance, isStart: step == nil)
  }

  /// What the points so far come to.
  /// - Parameters:
  ///   - id: which track it is.
  ///   - name: what it is called.
  /// - Returns: the figures.
  public func summary(id: Track.ID, name: String) -> TrackSummary {
    let (ascent, descent) = climbs.total.map { ($0.ascent, $0.descent) } ?? (nil, nil)
    return TrackSummary(
      id: id, name: name, start: motion.times.map { Date(timeIntervalSince1970: $0.lowerBound) }, distance: distance,
      elapsedTime: motion.times.map { $0.upperBound - $0.lowerBound }, movingTime: motion.movingTime,
      movingDistance: motion.movingDistance, ascent: ascent, descent: descent,
      fastestKilometre: motion.fastestKilometre, fastestMile: motion.fastestMile, bounds: area?.bounds, points: points,
      segments: segments,
      ignored: ignored)
  }

  /// The figures and the drawing of the points so far.
  /// - Parameters:
  ///   - id: which track it is.
  ///   - name: what it is called.
  /// - Returns: the details, without series where the meter keeps none.
  public func details(id: Track.ID, name: String) -> TrackDetails {
    TrackDetails(
      summary: summary(id: id, name: name), profile: drawing?.profile.samples ?? [], path: drawing?.path.lines ?? [])
  }
}

/// The series of a drawing.
private struct TrackDrawing: Sendable {
  var profile = ElevationProfile()
  var path = PathSketch()

  mutating func add(_ point: TrackPoint, longitude: Double, at distance: Double, isStart: Bool) {
    if let elevation = point.elevation { profile.add(elevation, at: distance) }
    path.add(PathPlace(latitude: point.latitude, longitude: longitude), at: distance, isStart: isStart)
  }
}
