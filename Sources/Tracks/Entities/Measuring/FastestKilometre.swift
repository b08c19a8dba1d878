/// Finds the shortest time for a kilometre on end.
///
/// A window slides along the way: the places of the last kilometre, so far as they are ``spacing`` or more apart, with the
/// time of arrival and that of leaving. So the window holds at most 2,001 places, however many points a kilometre has.
struct FastestKilometre {
  private static let length = 1_000.0
  /// In metres.
  private static let spacing = 0.5
  /// A power of two, for 2,001 places.
  private static let capacity = 2_048

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

  mutating func startAnew() {
    (first, count, passed, latest) = (0, 0, nil, nil)
  }

  mutating func add(time: Double, distance: Double) {
    // A clock that was set back knows nothing of the time before.
    if let latest, time < latest.time { startAnew() }
    while count > 0, ring[first].distance + Self.length <= distance { leaveFirst(for: distance, time) }
    append(distance, time)
    consider(from: distance - Self.length, to: time)
    latest = (distance, time)
  }

  /// Times the kilometre that starts at the window's first place, and lets go of it.
  private mutating func leaveFirst(for distance: Double, _ time: Double) {
    let place = ring[first]
    passed = place
    first = (first + 1) & (Self.capacity - 1)
    count -= 1
    guard let latest, distance > latest.distance else { return }
    let share = (place.distance + Self.length - latest.distance) / (distance - latest.distance)
    note(latest.time + share * (time - latest.time) - place.left)
  }

  /// Times the kilometre that ends now; it starts between the place that was left behind and the window's first.
  private mutating func consider(from start: Double, to time: Double) {
    guard let passed, count > 0 else { return }
    let next = ring[first]
    let share = (start - passed.distance) / (next.distance - passed.distance)
    note(time - (passed.left + share * (next.arrived - passed.left)))
  }

  private mutating func note(_ time: Double) {
    shortest = min(shortest ?? time, time)
  }

  private mutating func append(_ distance: Double, _ time: Double) {
    if ring.isEmpty { ring = Array(repeating: Place(distance: 0, arrived: 0, left: 0), count: Self.capacity) }
    let last = (first + count - 1) & (Self.capacity - 1)
    if count > 0, distance - ring[last].distance < Self.spacing { return ring[last].left = time }
    ring[(first + count) & (Self.capacity - 1)] = Place(distance: distance, arrived: time, left: time)
    count += 1
  }
}
