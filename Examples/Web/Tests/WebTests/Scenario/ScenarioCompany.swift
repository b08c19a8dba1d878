import Foundation
import ServerTesting
import Testing

/// A company on a server of its own, and a folder for one front end.
final class ScenarioCompany: Sendable {
  let folder: TemporaryFolder
  let address: String
  private let server: RunningCommand

  init() async throws {
    folder = try TemporaryFolder()
    let (server, port) = try await BuiltCommand.server.listening(
      database: folder.path("company.sqlite"), ["--company", folder.write(Fixtures.company, to: "company.json")])
    (self.server, address) = (server, "http://127.0.0.1:\(port)/")
  }

  /// Ends the server, if it is not gone already.
  func end() async {
    server.signal(SIGTERM)
    _ = await server.end()
  }

  /// Runs `mybiz`, with what it keeps in the folder.
  func mybiz(_ arguments: [String], input: String = "") async throws -> String {
    let program = try BuiltCommand.mybiz.start(
      ["--server", address, "--data", folder.path("data")] + arguments, input: input,
      environment: ["TZ": "UTC", "LANG": "en_GB.UTF-8"])
    let ending = await program.end()
    return ending.output + ending.messages
  }

  /// A recording on a device, to import.
  func gpx() throws -> String { try folder.write(TrackFixtures.gpx(), to: "lake.gpx") }
}
