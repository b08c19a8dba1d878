import Foundation
import Synchronization
import Testing

/// The built `mybiz-web`, or another command that is built with it, running.
final class ServerProcess: Sendable {
  /// How a run ended: what it wrote, and its status; a signal that ended it counts as its negative number.
  struct Ending {
    let output: String
    let messages: String
    let status: Int32
  }

  private let process: ChildProcess
  private let seen = Mutex("")
  private let hasEnded = Mutex(false)

  /// Starts a command, by another one where that is given; the environment, where it is given, is the whole of it.
  init(
    _ arguments: [String], of command: String = "mybiz-web", input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment, under launcher: [String] = []
  ) throws {
    let line = launcher + [Self.executable(command).path] + arguments
    process = try ChildProcess(
      URL(filePath: line[0]), Array(line.dropFirst()), input: input, environment: environment)
  }

  deinit { if !hasEnded.withLock({ $0 }) { kill(process.id, SIGKILL) } }

  /// The built command, which stands beside the tests.
  static func executable(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: name)
  }

  /// Starts a server at a free port and waits for its address; extra arguments come last.
  static func listening(
    database: String, _ arguments: String..., of command: String = "mybiz-web", under launcher: [String] = []
  ) async throws -> (server: ServerProcess, port: Int) {
    try await listening(["--port", "0", "--database", database] + arguments, of: command, under: launcher)
  }

  /// Starts a server at the port that another one left.
  static func listening(at port: Int, database: String) async throws -> ServerProcess {
    try await listening(["--port", "\(port)", "--database", database]).server
  }

  private static func listening(
    _ arguments: [String], of command: String = "mybiz-web", under launcher: [String] = []
  ) async throws -> (server: ServerProcess, port: Int) {
    let server = try ServerProcess(arguments, of: command, under: launcher)
    if let match = await server.firstLine()?.firstMatch(of: #/at http://127\.0\.0\.1:([0-9]+)/\n/#),
      let port = Int(match.1)
    {
      return (server, port)
    }
    let ending = await server.end()
    Issue.record("It did not start: \(ending)")
    throw CancellationError()
  }

  /// The first line of its output.
  func firstLine() async -> String? {
    for await data in process.output {
      let text = seen.withLock { seen in
        seen += String(decoding: data, as: UTF8.self)
        return seen
      }
      if text.contains("\n") { return text }
    }
    return nil
  }

  func signal(_ number: Int32) { kill(process.id, number) }

  /// Waits for the end.
  func end() async -> Ending {
    var (output, messages) = (seen.withLock { $0 }, "")
    for await data in process.output { output += String(decoding: data, as: UTF8.self) }
    for await data in process.messages { messages += String(decoding: data, as: UTF8.self) }
    let status = await process.status.first { _ in true }
    hasEnded.withLock { $0 = true }
    return Ending(output: output, messages: messages, status: status ?? .min)
  }

  /// Runs it to its end.
  static func run(_ arguments: String...) async throws -> Ending { try await ServerProcess(arguments).end() }
}
