public import Foundation
import Humble

/// Something in the company's calendar.
///
/// Coded as in the MyBiz REST API: `{"id", "name", "date", "type", "duration"}`, the date as RFC 3339.
public struct Event: Sendable, Equatable, Identifiable {
  /// What tells this event from the others; opaque.
  public let id: String
  /// What the event is called, as the company wrote it.
  public let name: String
  /// When it starts.
  public let date: Date
  /// What kind of event it is.
  public let type: EventType
  /// How long it lasts, in seconds; finite and not negative.
  public let duration: TimeInterval

  /// Makes an event.
  /// - Parameters:
  ///   - id: what tells this event from the others.
  ///   - name: what the event is called.
  ///   - date: when it starts.
  ///   - type: what kind of event it is.
  ///   - duration: how long it lasts, in seconds; a negative one, or one that is no number, counts as 0.
  public init(id: String, name: String, date: Date, type: EventType, duration: TimeInterval) {
    self.id = id
    self.name = name
    self.date = date
    self.type = type
    self.duration = duration > 0 && duration.isFinite ? duration : 0
  }

  /// When it ends.
  public var end: Date { date + duration }

  /// Whether the event takes place within an interval, at least in part.
  ///
  /// Both are half open: what ends when the interval starts, or starts when it ends, is not in it. An event without a
  /// duration takes place at its date.
  /// - Parameter interval: the interval.
  /// - Returns: whether they overlap.
  public func overlaps(_ interval: DateInterval) -> Bool {
    date < interval.end && (end > interval.start || date >= interval.start)
  }
}

extension Event {
  /// The order of a calendar: by start, then by name, then by id.
  static func isInCalendarOrder(_ left: Event, _ right: Event) -> Bool {
    guard left.date == right.date else { return left.date < right.date }
    return (left.name, left.id) < (right.name, right.id)
  }
}

extension Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, date, type, duration
  }

  /// Decodes an event as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    date = try container.decodeRFC3339(forKey: .date)
    type = try container.decode(EventType.self, forKey: .type)
    duration = try container.decode(TimeInterval.self, forKey: .duration)
    guard duration >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .duration, in: container, debugDescription: "it is negative; seconds are counted from the start on")
    }
  }

  /// Encodes an event as the MyBiz REST API writes it.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encodeRFC3339(date, forKey: .date)
    try container.encode(type, forKey: .type)
    try container.encode(duration, forKey: .duration)
  }
}
