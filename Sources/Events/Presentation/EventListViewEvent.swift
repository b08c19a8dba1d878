public import Foundation
import Humble

/// What a person does on the event list.
public enum EventListViewEvent: Sendable, Equatable {
  /// The list was opened for an interval, half open, or the person asked for another one.
  case opened(from: Date, to: Date)
}

extension EventListViewEvent: Codable {
  private enum CodingKeys: String, CodingKey { case opened }
  private enum OpenedKeys: String, CodingKey { case from, to }

  /// Decodes an event.
  /// - Parameter decoder: holds an object such as `{"opened": {"from": …, "to": …}}`, the dates as RFC 3339.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let opened = try container.nestedContainer(keyedBy: OpenedKeys.self, forKey: .opened)
    self = .opened(from: try opened.decodeRFC3339(forKey: .from), to: try opened.decodeRFC3339(forKey: .to))
  }

  /// Encodes the event, its dates to the second.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .opened(let from, let to):
      var opened = container.nestedContainer(keyedBy: OpenedKeys.self, forKey: .opened)
      try opened.encodeRFC3339(from, forKey: .from)
      try opened.encodeRFC3339(to, forKey: .to)
    }
  }
}
