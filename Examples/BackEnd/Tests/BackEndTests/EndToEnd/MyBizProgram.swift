import Foundation
import Testing

/// The built `mybiz` command, at a server and with a data folder of its own.
struct MyBizProgram {
  let server: String
  let data: String

  /// Runs it to its end; gives what it wrote and its status.
  func run(_ arguments: String..., input: String = "") async throws -> ServerProcess.Ending {
    let program = try ServerProcess(
      ["--server", server, "--data", data] + arguments, of: "mybiz", input: input,
      // Nobody goes by a proxy to this machine.
      environment: ["http_proxy": "http://127.0.0.1:1", "TZ": "UTC", "LANG": "en_GB.UTF-8"])
    return await program.end()
  }

  func signIn() async throws -> ServerProcess.Ending {
    try await run("sign-in", Fixtures.email, "--password-stdin", input: Fixtures.password + "\n")
  }

  func events() async throws -> ServerProcess.Ending {
    try await run("events", "--from", "2026-11-20", "--to", "2026-11-21")
  }
}
