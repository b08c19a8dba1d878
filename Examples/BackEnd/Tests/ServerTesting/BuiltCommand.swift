public import Foundation

/// A command that is built together with the tests.
public struct BuiltCommand: Sendable {
  /// The company's server, `mybiz-server`.
  public static let server = BuiltCommand("mybiz-server")
  /// The terminal's front end, `mybiz`.
  public static let mybiz = BuiltCommand("mybiz")

  /// Where it is: beside the tests.
  public let executable: URL

  /// Names a command; whether it has been built is found out when it is started.
  /// - Parameter name: the product's name, such as `mybiz-server`.
  public init(_ name: String) {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    executable = tests.deletingLastPathComponent().appending(path: name)
  }

  /// Starts it.
  /// - Parameters:
  ///   - arguments: what follows its name.
  ///   - input: its standard input, small enough for a pipe to hold (64 KiB on Linux).
  ///   - environment: the whole of its environment.
  ///   - launcher: another command, with the path of its program first, that starts this one; empty for none.
  /// - Returns: the command, running.
  /// - Throws: ``CommandFailure`` where it cannot be started.
  public func start(
    _ arguments: [String], input: String = "", environment: [String: String] = ProcessInfo.processInfo.environment,
    under launcher: [String] = []
  ) throws(CommandFailure) -> RunningCommand {
    let line = launcher + [executable.path] + arguments
    return try RunningCommand(line[0], Array(line.dropFirst()), input: input, environment: environment)
  }

  /// Runs it to its end.
  /// - Parameter arguments: what follows its name.
  /// - Returns: how it ended.
  /// - Throws: ``CommandFailure`` where it cannot be started.
  public func run(_ arguments: String...) async throws(CommandFailure) -> RunningCommand.Ending {
    try await start(arguments).end()
  }

  /// Starts a server and waits for the line that tells its address.
  /// - Parameters:
  ///   - port: where it is to listen on this machine; 0 for a port that is free.
  ///   - database: the path of its database.
  ///   - arguments: what follows these two.
  ///   - launcher: another command, with the path of its program first, that starts this one; empty for none.
  /// - Returns: the server, and the port that it told.
  /// - Throws: ``CommandFailure`` where it cannot be started, or tells another address or none.
  public func listening(
    at port: Int = 0, database: String, _ arguments: [String] = [], under launcher: [String] = []
  ) async throws(CommandFailure) -> (server: RunningCommand, port: Int) {
    let server = try start(["--port", "\(port)", "--database", database] + arguments, under: launcher)
    let line = await server.firstLine()
    if let match = line?.firstMatch(of: #/at http://127\.0\.0\.1:([0-9]+)/\n/#), let port = Int(match.1) {
      return (server, port)
    }
    server.signal(SIGTERM)
    throw CommandFailure("\(executable.path) told no address at 127.0.0.1: \(await server.end())")
  }
}
