import Foundation
import Synchronization

/// A program on a terminal of 80 columns and 24 lines, and the person in front of it.
package final class PseudoTerminal: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let keyboardAndScreen: Int32
  private let child: pid_t
  private let state = Mutex(Output())

  fileprivate struct Output {
    /// What came since the last text that was waited for.
    var unread: [UInt8] = []
    var isReaped = false
  }

  /// Starts the program; its session's controlling terminal is this one, so that Ctrl-C is a signal.
  package init(running program: Program, _ arguments: String..., environment: [String: String] = [:]) throws {
    let environment = program.environment(adding: ["TERM": "xterm-256color"].merging(environment) { $1 })
    (keyboardAndScreen, child) = try ControllingTerminal.start(
      [program.executable.path] + program.arguments(arguments), environment: environment.map { "\($0)=\($1)" },
      rows: 24, columns: 80)
  }

  deinit {
    if !state.withLock({ $0.isReaped }) {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(keyboardAndScreen)
  }

  /// Whether the terminal shows what is typed.
  package var showsTyping: Bool {
    var modes = termios()
    return tcgetattr(keyboardAndScreen, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until a text is on the screen.
  /// - Returns: what came since the last wait, up to and including the text.
  package func screen(until text: String) async throws -> String {
    try await Blocking.run { [self] in
      let text = Array(text.utf8)
      let deadline = ContinuousClock.now + .seconds(60)
      while true {
        if let shown = state.withLock({ $0.take(through: text) }) { return shown }
        guard try readMore(before: deadline) else {
          throw Failure(description: "the program ended; the screen shows: \(state.withLock { $0.takeAll() })")
        }
      }
    }
  }

  /// Waits until the program has ended.
  /// - Returns: what came since the last wait, and the exit status; a signal counts as its negative number.
  package func end() async throws -> (screen: String, status: Int32) {
    try await Blocking.run { [self] in
      let deadline = ContinuousClock.now + .seconds(60)
      while try readMore(before: deadline) {}
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      return state.withLock { state in
        state.isReaped = true
        let signal = status & 0x7F
        return (state.takeAll(), signal == 0 ? status >> 8 & 0xFF : -signal)
      }
    }
  }

  /// Types keys; Return is a line end.
  package func type(_ keys: String) throws {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboardAndScreen, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(description: "nobody reads what is typed: errno \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives `false` where the program has closed the terminal.
  private func readMore(before deadline: ContinuousClock.Instant) throws -> Bool {
    while true {
      let left = (deadline - .now).components.seconds
      guard left > 0 else {
        throw Failure(description: "nothing comes; the screen shows: \(state.withLock { $0.takeAll() })")
      }
      var watched = pollfd(fd: keyboardAndScreen, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, Int32(left) * 1_000) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = read(keyboardAndScreen, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // Linux says EIO where the other end is closed, macOS that there is nothing more.
      guard count > 0 else { return false }
      state.withLock { $0.add(chunk[..<count]) }
      return true
    }
  }
}

extension PseudoTerminal.Output {
  /// Adds what came; a terminal's line end becomes a line feed.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), unread.last == UInt8(ascii: "\r") { unread.removeLast() }
      unread.append(byte)
    }
  }

  mutating func take(through text: [UInt8]) -> String? {
    guard let found = unread.firstRange(of: text) else { return nil }
    defer { unread.removeSubrange(..<found.upperBound) }
    return String(decoding: unread[..<found.upperBound], as: UTF8.self)
  }

  mutating func takeAll() -> String {
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }
}
