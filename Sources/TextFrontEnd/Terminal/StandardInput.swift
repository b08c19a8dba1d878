import Foundation
import Synchronization

/// Standard input, line by line, in a way that a cancelled task can leave.
final class StandardInput: Sendable {
  private let buffer = Mutex(Buffer())
  private let modes = Mutex<termios?>(nil)

  /// What was read and not yet handed out.
  private struct Buffer {
    /// Of a longer line only the start is handed out, so that endless input cannot fill the memory.
    static let longestLine = 1 << 20

    var bytes: [UInt8] = []
    var isAtEnd = false
    /// How many of the bytes are known to hold no line end.
    var searched = 0
    /// Whether the start of a line that was too long has been handed out, and its rest is still to come.
    var isInRest = false

    mutating func nextLine() -> String? {
      if isInRest { skipRest() }
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(end, andSkip: 1)
      }
      searched = bytes.count
      let isTooLong = bytes.count >= Self.longestLine
      guard isTooLong || isAtEnd && !bytes.isEmpty else { return nil }
      isInRest = isTooLong
      return take(bytes.count, andSkip: 0)
    }

    mutating func takeAll() -> [UInt8] {
      defer { (bytes, searched) = ([], 0) }
      return bytes
    }

    private mutating func skipRest() {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      bytes.removeFirst(end.map { $0 + 1 } ?? bytes.count)
      isInRest = end == nil
    }

    private mutating func take(_ count: Int, andSkip skipped: Int) -> String {
      defer {
        bytes.removeFirst(count + skipped)
        searched = 0
      }
      let line = bytes[..<count]
      return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The next line; `nil` at the end of input, or where the task is cancelled.
  func line() async -> String? {
    await waiting { [self] alarm in
      while true {
        let (line, isAtEnd) = buffer.withLock { ($0.nextLine(), $0.isAtEnd) }
        // On a terminal, Ctrl-D ends one answer and not all that comes after.
        if line == nil, isAtEnd, isatty(STDIN_FILENO) == 1 { buffer.withLock { $0.isAtEnd = false } }
        if line != nil || isAtEnd { return line }
        guard readMore(unless: alarm) else { return nil }
      }
    }
  }

  /// What there is to read, as soon as there is something; `nil` at the end of input, or where the task is cancelled.
  func bytes() async -> [UInt8]? {
    await waiting { [self] alarm in
      while true {
        let (bytes, isAtEnd) = buffer.withLock { ($0.takeAll(), $0.isAtEnd) }
        if !bytes.isEmpty { return bytes }
        guard !isAtEnd, readMore(unless: alarm) else { return nil }
      }
    }
  }

  /// Does what may wait for a person, in a way that a cancelled task can leave.
  private func waiting<Value: Sendable>(_ work: @escaping @Sendable (Alarm) -> Value?) async -> Value? {
    guard let alarm = Alarm() else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread that waits for a person must not be one of those that run tasks.
        Thread { continuation.resume(returning: work(alarm)) }.start()
      }
    } onCancel: {
      alarm.ring()
    }
  }

  /// Waits for input and takes it into the buffer; gives `false` where the alarm rang first.
  private func readMore(unless alarm: Alarm) -> Bool {
    guard alarm.waitForInput() else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    buffer.withLock { buffer in
      if count > 0 { buffer.bytes += chunk[..<count] } else { buffer.isAtEnd = true }
    }
    return true
  }

  /// Stops the terminal, if there is one, from showing what is typed; its line end is still shown.
  func hideTyping() {
    var now = termios()
    guard tcgetattr(STDIN_FILENO, &now) == 0 else { return }
    modes.withLock { $0 = $0 ?? now }
    now.c_lflag &= ~tcflag_t(ECHO)
    now.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(STDIN_FILENO, TCSANOW, &now)
  }

  func showTyping() {
    modes.withLock { modes in
      guard var earlier = modes else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &earlier)
      modes = nil
    }
  }
}

/// Wakes a thread that waits for input.
private final class Alarm: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func ring() {
    _ = [UInt8(0)].withUnsafeBytes { write(writeEnd, $0.baseAddress, 1) }
  }

  /// Waits until standard input has something, its end included; gives `false` where the alarm rang first.
  func waitForInput() -> Bool {
    var watched = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, nfds_t(watched.count), -1) < 0 { guard errno == EINTR else { return false } }
    return watched[0].revents == 0
  }
}
