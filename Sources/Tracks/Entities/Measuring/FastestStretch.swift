/// Finds the shortest time for a stretch of some length, such as a kilometre, on end.
///
/// A window slides along the way: the places of the last stretch, so far as they are ``spacing`` or more apart, with the
/// time of arrival and that of leaving. So the window of a kilometre holds at most 2,001 places, however many points that has.
struct FastestStretch {
  /// In metres.
  private static let spacing = 0.5

  /// In metres.
  private let length: Double
  /// A power of two, so that the ring's places are found with a mask.
  private let capacity: Int

  private struct Place {
    let distance: Double
    let arrived: Double
    var left: Double
  }

  /// In seconds.
  private(set) var shortest: Double?
  /// A ring: the window's first place stands at `first`.
  private var ring: [Place] = []
  private var first = 0
  private var count = 0
  /// The last place that the window has left behind.
  private var passed: Place?
  private var latest: (distance: Double, time: Double)?

  /// - Parameter length: in metres.
  init(of length: Double) {
    self.length = length
    capacity = 1 << (Int.bitWidth - (Int(length / Self.spacing) + 1).leadingZeroBitCount)
  }

  mutating func startAnew() {
    (first, count, passed, latest) = (0, 0, nil, nil)
  }

  mutating func add(time: Double, distance: Double) {
    // A clock that was set back knows nothing of the time before.
    if let latest, time < latest.time { startAnew() }
    while count > 0, ring[first].distance + length <= distance { leaveFirst(for: distance, time) }
    append(distance, time)
    consider(from: distance - length, to: time)
    latest = (distance, time)
  }

  /// Times the stretch that starts at the window's first place, and lets go of it.
  private mutating func leaveFirst(for distance: Double, _ time: Double) {
    let place = ring[first]
    passed = place
    first = (first + 1) & (capacity - 1)
    count -= 1
    guard let latest, distance > latest.distance else { return }
    let share = (place.distance + length - latest.distance) / (distance - latest.distance)
    note(latest.time + share * (time - latest.time) - place.left)
  }

  /// Times the stretch that ends now; it starts between the place that was left behind and the window's first.
  private mutating func consider(from start: Double, to time: Double) {
    guard let passed, count > 0 else { return }
    let next = ring[first]
    let share = (start - passed.distance) / (next.distance - passed.distance)
    note(time - (passed.left + share * (next.arrived - passed.left)))
  }

  private mutating func note(_ time: Double) {
    // A jump of a clock that stands still is no feat.
    if time > 0 { shortest = min(shortest ?? time, time) }
  }

  private mutating func append(_ distance: Double, _ time: Double) {
    if ring.isEmpty { ring = Array(repeating: Place(distance: 0, arrived: 0, left: 0), count: capacity) }
    let last = (first + count - 1) & (capacity - 1)
    if count > 0, distance - ring[last].distance < Self.spacing { return ring[last].left = time }
    ring[(first + count) & (capacity - 1)] = Place(distance: distance, arrived: time, left: time)
    count += 1
  }
}
