public import Foundation

/// What a person does on the event list.
public enum EventListViewEvent: Sendable, Equatable, Codable {
  /// The list was opened for an interval, half open, or the person asked for another one.
  case opened(from: Date, to: Date)
}
