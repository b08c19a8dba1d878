import Authentication
public import Foundation

/// What one source of events answered: the events of an interval at a certain time.
public struct EventSnapshot: Sendable, Equatable {
  /// The interval that was asked for; within it, nothing is missing.
  public let interval: DateInterval
  /// When the answer came.
  public let fetched: Date
  /// The events that overlap the interval, in no order.
  public let events: [Event]
  /// The source's own name for this answer, where it gave one; opaque.
  public let version: String?

  /// Makes a snapshot.
  /// - Parameters:
  ///   - interval: the interval that was asked for.
  ///   - fetched: when the answer came.
  ///   - events: the events that overlap the interval.
  ///   - version: the source's own name for this answer, where it gave one.
  public init(interval: DateInterval, fetched: Date, events: [Event], version: String? = nil) {
    self.interval = interval
    self.fetched = fetched
    self.events = events
    self.version = version
  }

  /// Makes a snapshot of what a source answered.
  init(_ interval: DateInterval, _ answer: Snapshot<[Event]>) {
    self.init(interval: interval, fetched: answer.fetched, events: answer.value, version: answer.version)
  }

  /// What the source answered.
  var snapshot: Snapshot<[Event]> { Snapshot(events, fetched: fetched, version: version) }

  /// What the snapshot knows of another interval.
  /// - Parameter other: the interval that is wanted.
  /// - Returns: a snapshot of the part that both cover; `nil` where there is none.
  func clipped(to other: DateInterval) -> EventSnapshot? {
    guard let shared = interval.intersection(with: other), shared.duration > 0 else { return nil }
    return EventSnapshot(interval: shared, fetched: fetched, events: events.filter { $0.overlaps(shared) })
  }
}

extension EventSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, to, fetched, events, version
  }

  /// Decodes a snapshot that was encoded.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, also where the dates make no interval.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let (from, to) = (try container.decode(Date.self, forKey: .from), try container.decode(Date.self, forKey: .to))
    fetched = try container.decode(Date.self, forKey: .fetched)
    guard from <= to, [from, to, fetched].allSatisfy(FetchableDates.contains) else {
      throw DecodingError.dataCorruptedError(forKey: .to, in: container, debugDescription: "the dates make no interval")
    }
    interval = DateInterval(start: from, end: to)
    events = try container.decode([Event].self, forKey: .events)
    version = try container.decodeIfPresent(String.self, forKey: .version)
  }

  /// Encodes the snapshot: the dates of the interval exactly, those of the events to the second.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(interval.start, forKey: .from)
    try container.encode(interval.end, forKey: .to)
    try container.encode(fetched, forKey: .fetched)
    try container.encode(events, forKey: .events)
    try container.encodeIfPresent(version, forKey: .version)
  }
}
