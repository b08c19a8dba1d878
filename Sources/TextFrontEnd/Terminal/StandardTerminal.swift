public import Authentication
import Foundation

/// The terminal, files or pipes that the program was started with.
///
/// Results go to standard output; messages go there too where it is a terminal, and to standard error where it is not.
public final class StandardTerminal: Terminal {
  private let input = StandardInput()
  private let onLostResults: @Sendable (Int32) -> Void

  /// Whether a person watches: standard output is a terminal.
  public let isWatched: Bool
  /// Whether colour and other style is wanted.
  public let hasStyle: Bool

  /// Makes the terminal.
  /// - Parameters:
  ///   - environment: the program's environment: style is left out where `NO_COLOR` is not empty
  ///     (https://no-color.org) or `TERM` is `dumb`.
  ///   - onLostResults: called with the system's error number where results cannot be written, `EPIPE` where nobody reads
  ///     them any more; it usually ends the program.
  public init(environment: [String: String], onLostResults: @escaping @Sendable (Int32) -> Void) {
    isWatched = isatty(STDOUT_FILENO) == 1
    hasStyle = isWatched && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self.onLostResults = onLostResults
  }

  /// The terminal's width now; `nil` where standard output is not a terminal.
  public var width: Int? {
    guard isWatched else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes text; see ``Terminal/write(_:to:)``.
  /// - Parameters:
  ///   - text: what to write.
  ///   - stream: what the text is.
  public func write(_ text: String, to stream: TextStream) {
    let descriptor = stream == .results || isWatched ? STDOUT_FILENO : STDERR_FILENO
    if let error = Self.write(text, to: descriptor), descriptor == STDOUT_FILENO { onLostResults(error) }
  }

  /// Writes all of a text; gives the error number where that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count < 0 else {
          rest = rest.dropFirst(count)
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: waitForRoom(in: descriptor)
        default: return errno
        }
      }
      return nil
    }
  }

  private static func waitForRoom(in descriptor: Int32) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&watched, 1, -1)
  }

  /// Reads a line; see ``Terminal/readLine(prompt:)``.
  /// - Parameter prompt: what to write before it.
  /// - Returns: the line; `nil` at the end of input, or where the task is cancelled.
  public func readLine(prompt: String) async -> String? {
    write(prompt, to: .messages)
    return await input.line()
  }

  /// Reads a line that is not shown; see ``Terminal/readSecret(prompt:)``.
  /// - Parameter prompt: what to write before it.
  /// - Returns: the line; `nil` at the end of input, or where the task is cancelled.
  public func readSecret(prompt: String) async -> Secret? {
    // Before the prompt: whoever sees it may type at once.
    input.hideTyping()
    write(prompt, to: .messages)
    defer { restore() }
    return await input.line().map(Secret.init)
  }

  /// Reads what there is, as soon as there is something; waits away from the caller's actor.
  /// - Returns: the bytes; `nil` at the end of input, or where the task is cancelled.
  public func readBytes() async -> [UInt8]? { await input.bytes() }

  /// Shows again what is typed.
  ///
  /// For a program that is about to end while a secret is being asked for; callable on any isolation.
  public func restore() { input.showTyping() }
}
