import Foundation
import ServerTesting
import Testing

/// The built `mybiz` command, at a server and with a data folder of its own, started by another command if need be.
struct MyBizProgram {
  let server: String
  let data: String
  var launcher: [String] = []
  /// Nobody goes by a proxy to a server on this machine.
  var environment = ["http_proxy": "http://127.0.0.1:1", "TZ": "UTC", "LANG": "en_GB.UTF-8"]

  /// Runs it to its end; gives what it wrote and its status.
  func run(_ arguments: String..., input: String = "") async throws -> RunningCommand.Ending {
    try await run(arguments, input: input)
  }

  /// Runs it to its end; gives what it wrote and its status.
  func run(_ arguments: [String], input: String = "") async throws -> RunningCommand.Ending {
    let program = try BuiltCommand.mybiz.start(
      ["--server", server, "--data", data] + arguments, input: input, environment: environment, under: launcher)
    return await program.end()
  }

  func signIn() async throws -> RunningCommand.Ending {
    try await run("sign-in", Fixtures.email, "--password-stdin", input: Fixtures.password + "\n")
  }

  func events() async throws -> RunningCommand.Ending {
    try await run("events", "--from", "2026-11-20", "--to", "2026-11-21")
  }
}
