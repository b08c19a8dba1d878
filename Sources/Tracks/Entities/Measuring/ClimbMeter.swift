/// Sums climbs and descents; see ``TrackSummary/ascent`` for how.
struct ClimbMeter {
  /// The last two elevations of the segment as they came; the later one is not smoothed yet.
  private var previous: Double?
  private var latest: Double?
  private var slope: Slope?
  private var sums: (ascent: Double, descent: Double)?

  /// What all points so far come to; `nil` where there were none.
  var total: (ascent: Double, descent: Double)? {
    var ended = self
    ended.startSegment()
    return ended.sums
  }

  mutating func startSegment() {
    if previous != nil, let latest { walk(to: latest) }
    slope.map { count($0) }
    (previous, latest, slope) = (nil, nil, nil)
  }

  mutating func add(_ elevation: Double) {
    if let previous, let latest {
      walk(to: 0.3 * previous + 0.4 * latest + 0.3 * elevation)
    } else if latest == nil {
      walk(to: elevation)
    }
    (previous, latest) = (latest, elevation)
  }

  private mutating func walk(to elevation: Double) {
    if sums == nil { sums = (0, 0) }
    guard let slope else { return slope = .level(elevation...elevation) }
    self.slope = slope.going(to: elevation)
    if slope.isRising != nil, slope.isRising != self.slope?.isRising { count(slope) }
  }

  private mutating func count(_ slope: Slope) {
    switch slope {
    case .level: break
    case .rising(let from, let to): sums?.ascent += to - from
    case .falling(let from, let to): sums?.descent += from - to
    }
  }
}

/// Where a path is going: between two turns that are high enough to count.
private enum Slope {
  case level(ClosedRange<Double>)
  case rising(from: Double, to: Double)
  case falling(from: Double, to: Double)

  var isRising: Bool? {
    switch self {
    case .level: nil
    case .rising: true
    case .falling: false
    }
  }

  func going(to elevation: Double) -> Slope {
    let smallest = TrackSummary.smallestClimb
    switch self {
    case .level(let range) where elevation - range.lowerBound >= smallest:
      return .rising(from: range.lowerBound, to: elevation)
    case .level(let range) where range.upperBound - elevation >= smallest:
      return .falling(from: range.upperBound, to: elevation)
    case .level(let range):
      return .level(min(range.lowerBound, elevation)...max(range.upperBound, elevation))
    case .rising(_, let top) where top - elevation >= smallest: return .falling(from: top, to: elevation)
    case .rising(let bottom, let top): return .rising(from: bottom, to: max(top, elevation))
    case .falling(_, let bottom) where elevation - bottom >= smallest: return .rising(from: bottom, to: elevation)
    case .falling(let top, let bottom): return .falling(from: top, to: min(bottom, elevation))
    }
  }
}
