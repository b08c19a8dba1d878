public import Authentication

/// Where text views draw and people type.
public protocol Terminal: Sendable {
  /// How many columns results have; `nil` where they go to a file or another program, which wants long lines whole.
  var width: Int? { get }
  /// Whether colour and other style is wanted.
  var hasStyle: Bool { get }
  /// Whether a person watches: transient text, such as an indicator, makes sense.
  var isWatched: Bool { get }

  /// Writes text as it stands; callable on any isolation, in order.
  /// - Parameters:
  ///   - text: what to write, line ends included. Whoever calls has made text from outside harmless.
  ///   - stream: what the text is.
  func write(_ text: String, to stream: TextStream)

  /// Reads a line; waits away from the caller's actor.
  /// - Parameter prompt: what to write before it.
  /// - Returns: the line without its end; `nil` at the end of input, or where the task is cancelled.
  func readLine(prompt: String) async -> String?

  /// Reads a line that is not shown while it is typed; waits away from the caller's actor.
  /// - Parameter prompt: what to write before it.
  /// - Returns: the line without its end; `nil` at the end of input, or where the task is cancelled.
  func readSecret(prompt: String) async -> Secret?
}

extension Terminal {
  /// Writes a line, broken between words to the terminal's width, with everything in it that could command a terminal made
  /// visible; callable on any isolation.
  /// - Parameters:
  ///   - text: what to write, wherever it comes from.
  ///   - stream: what the text is.
  public func writeLine(_ text: String, to stream: TextStream) {
    write(text.visible.wrapped(to: width).joined(separator: "\n") + "\n", to: stream)
  }
}

/// What a text is, which decides where it goes.
public enum TextStream: Sendable, Equatable {
  /// What a person asked for.
  case results
  /// Alerts, notices and prompts.
  case messages
}
