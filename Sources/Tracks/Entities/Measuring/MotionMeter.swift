/// Measures what has to do with time, in seconds since 1970, and metres along the way.
struct MotionMeter {
  /// The earliest and the latest time.
  private(set) var times: ClosedRange<Double>?
  /// What was spent, and gone, moving; `nil` where no neighbours have times in order.
  private(set) var movingTime: Double?
  private(set) var movingDistance: Double?
  private var last: Double?
  private var kilometres = FastestStretch(of: 1_000)
  private var miles = FastestStretch(of: 1_609.344)

  var fastestKilometre: Double? { kilometres.shortest }
  var fastestMile: Double? { miles.shortest }

  mutating func startSegment() {
    last = nil
    startStretches()
  }

  /// Goes on to a point: `step` metres from its neighbour, and `distance` along the way.
  mutating func add(time: Double?, step: Double, distance: Double) {
    defer { last = time }
    guard let time else { return startStretches() }
    times = times.map { min($0.lowerBound, time)...max($0.upperBound, time) } ?? time...time
    if let last, time > last {
      let isMoving = step / (time - last) > TrackSummary.walkingPace
      movingTime = (movingTime ?? 0) + (isMoving ? time - last : 0)
      movingDistance = (movingDistance ?? 0) + (isMoving ? step : 0)
    }
    kilometres.add(time: time, distance: distance)
    miles.add(time: time, distance: distance)
  }

  /// What comes is timed apart from what was.
  private mutating func startStretches() {
    kilometres.startAnew()
    miles.startAnew()
  }
}
