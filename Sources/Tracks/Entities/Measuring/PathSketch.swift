/// Keeps at most ``capacity`` places of a path, evenly along the way; every other one goes when they are too many.
struct PathSketch {
  private static let capacity = 1_024

  private struct Stop {
    let place: PathPlace
    var isStart: Bool
  }

  private var stops: [Stop] = []
  /// The least distance between places that are kept, in metres.
  private var spacing = 1.0
  private var keptDistance = 0.0
  /// The last place, where it was not kept.
  private var latest: PathPlace?

  mutating func add(_ place: PathPlace, at distance: Double, isStart: Bool) {
    latest = place
    guard isStart || distance - keptDistance >= spacing else { return }
    if stops.count == Self.capacity { halve() }
    stops.append(Stop(place: place, isStart: isStart))
    (latest, keptDistance) = (nil, distance)
  }

  /// The places, in a line for each segment; segments that are too many join their neighbours.
  var lines: [[PathPlace]] {
    var lines: [[PathPlace]] = []
    for stop in stops {
      if stop.isStart || lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(stop.place)
    }
    if let latest, !lines.isEmpty { lines[lines.count - 1].append(latest) }
    return lines
  }

  private mutating func halve() {
    // Where starts alone fill the sketch, places need not be further apart.
    if stops.count(where: \.isStart) < Self.capacity / 2 { spacing *= 2 }
    stops = stride(from: 0, to: stops.count, by: 2).map { index in
      var stop = stops[index]
      if index > 0, stops[index - 1].isStart { stop.isStart = true }
      return stop
    }
  }
}
