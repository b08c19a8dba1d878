public import Foundation
import Synchronization

/// A command in a process of its own, which is killed with the last reference to this where it has not ended by then.
///
/// All functions may be called from any isolation; one task reads what the command writes.
public final class RunningCommand: Sendable {
  /// How a command ended.
  public struct Ending: Sendable, Equatable {
    /// All of its standard output.
    public let output: String
    /// All of its standard error.
    public let messages: String
    /// Its status; a signal that ended it counts as its negative number.
    public let status: Int32

    /// Makes an ending, such as one to compare with.
    /// - Parameters:
    ///   - output: all of its standard output.
    ///   - messages: all of its standard error.
    ///   - status: its status; a signal that ended it counts as its negative number.
    public init(_ output: String = "", messages: String = "", status: Int32 = 0) {
      self.output = output
      self.messages = messages
      self.status = status
    }
  }

  private let process: ChildProcess
  private let seen = Mutex(Data())
  private let hasEnded = Mutex(false)

  /// Starts a command.
  /// - Parameters:
  ///   - executable: the path of its program.
  ///   - arguments: what follows its name.
  ///   - input: its standard input, small enough for a pipe to hold (64 KiB on Linux).
  ///   - environment: the whole of its environment.
  /// - Throws: ``CommandFailure`` where it cannot be started.
  public init(
    _ executable: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandFailure) {
    process = try ChildProcess(executable, arguments, input: input, environment: environment)
  }

  deinit { if !hasEnded.withLock({ $0 }) { signal(SIGKILL) } }

  /// Waits for the first line of its output.
  /// - Returns: the line with its end, and what may have come with it; `nil` where it ends without one.
  public func firstLine() async -> String? {
    for await data in process.output {
      // Bytes until the end, for a piece may end within a letter.
      let seen = seen.withLock { seen in
        seen += data
        return seen
      }
      if seen.contains(UInt8(ascii: "\n")) { return String(decoding: seen, as: UTF8.self) }
    }
    return nil
  }

  /// Sends it a signal.
  /// - Parameter number: the signal, such as `SIGTERM`.
  public func signal(_ number: Int32) { kill(process.id, number) }

  /// Waits for its end; called once.
  /// - Returns: how it ended, and all that it wrote; the status is `Int32.min` where the task was cancelled before.
  public func end() async -> Ending {
    let output = await text(of: process.output, after: seen.withLock { $0 })
    let messages = await text(of: process.messages)
    guard let status = await process.status.first(where: { _ in true }) else {
      return Ending(output, messages: messages, status: .min)
    }
    hasEnded.withLock { $0 = true }
    return Ending(output, messages: messages, status: status)
  }

  private func text(of stream: AsyncStream<Data>, after start: Data = Data()) async -> String {
    String(decoding: await stream.reduce(into: start) { $0 += $1 }, as: UTF8.self)
  }
}
