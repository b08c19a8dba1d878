public import Humble

/// A recording of view events, as lines that a ``JSONFrontEnd`` takes.
///
/// ``JSONScreen/recorded(in:)`` records a screen of any front end. Secrets are masked, and a mask is refused: whoever
/// replays a recording signs in beforehand, or puts the password in again.
public struct JSONViewEventLog<ViewEvent: Encodable>: ViewEventLog {
  private let screen: String
  private let lines: JSONLines

  /// Makes a log of one screen's events; many may share the lines.
  /// - Parameters:
  ///   - screen: what the lines call the screen.
  ///   - lines: where to write.
  public init(of screen: String, in lines: JSONLines) {
    self.screen = screen
    self.lines = lines
  }

  /// Appends an event; see ``ViewEventLog/append(_:)``.
  /// - Parameter event: the event that is about to be handled.
  public func append(_ event: ViewEvent) { lines.write(EventLine(screen: screen, event: event)) }
}
