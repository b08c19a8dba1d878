import Foundation
import ServerTesting
import Testing

@testable import BackEnd

/// What a person is told when the server does not start: one sentence on standard error, and status 1.
@Suite(.timeLimit(.minutes(2))) struct FaultTests {
  private let folder: TemporaryFolder
  private let database: String
  private let company: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("mybiz.sqlite")
    company = try folder.write(#"{"users": []}"#, to: "company.json")
  }

  private func expectFault(
    _ sentence: String, of ending: RunningCommand.Ending, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(ending.messages == "mybiz-server: \(sentence)\n", sourceLocation: location)
    #expect(ending.output == "", sourceLocation: location)
    #expect(ending.status == 1, sourceLocation: location)
  }

  @Test(arguments: ["65536", "-1", "99999999"])
  func `a port that does not exist`(port: String) async throws {
    expectFault(
      "There is no port \(port). Choose one from 0 to 65535 with --port.",
      of: try await BuiltCommand.server.run("--port=\(port)", "--database", database))
  }

  @Test func `a port that is in use`() async throws {
    let (server, port) = try await BuiltCommand.server.listening(database: database, ["--company", company])
    expectFault(
      "Port \(port) at 127.0.0.1 is in use. Stop the program that uses it, or choose another with --port.",
      of: try await BuiltCommand.server.run("--port", "\(port)", "--database", database))
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
  }

  @Test func `a host that is not this machine`() async throws {
    expectFault(
      "192.0.2.1 is not an address of this machine. Choose another with --host.",
      of: try await BuiltCommand.server.run(
        "--port", "0", "--database", database, "--company", company, "--host", "192.0.2.1"))
  }

  @Test func `a host that nobody knows`() async throws {
    expectFault(
      "There is no address called no.such.host.invalid. Choose another with --host.",
      of: try await BuiltCommand.server.run(
        "--port", "0", "--database", database, "--company", company, "--host", "no.such.host.invalid"))
  }

  @Test func `a host without a name`() async throws {
    expectFault(
      "The host has no name. Name an address of this machine with --host, such as 127.0.0.1.",
      of: try await BuiltCommand.server.run("--database", database, "--host", ""))
  }

  @Test func `a database without a name`() async throws {
    expectFault(
      "The database has no name. Name a file with --database.", of: try await BuiltCommand.server.run("--database", ""))
  }

  @Test func `a folder that is missing`() async throws {
    let missing = folder.path("missing")
    expectFault(
      "There is no folder \(missing) for the database. Make it, or name another with --database.",
      of: try await BuiltCommand.server.run("--database", "\(missing)/mybiz.sqlite"))
  }

  @Test func `a file that is no database`() async throws {
    expectFault(
      "\(company) is not a SQLite database. Name another file with --database.",
      of: try await BuiltCommand.server.run("--database", company))
  }

  @Test func `a company file that is missing`() async throws {
    expectFault(
      "There is no company file at \(folder.path("none.json")). Check the path.",
      of: try await BuiltCommand.server.run("--database", database, "--company", folder.path("none.json")))
  }

  @Test func `a company file that is a folder`() async throws {
    expectFault(
      "The company file \(folder.url.path) cannot be read. Check that it is a file, and its permissions.",
      of: try await BuiltCommand.server.run("--database", database, "--company", folder.url.path))
  }

  @Test func `a company file that is wrong`() async throws {
    let wrong = try folder.write(#"{"users": [{"id": 7, "password": "s3cret"}]}"#, to: "wrong.json")
    expectFault(
      "The company file \(wrong) is wrong in line 1, column 19, at users[0].id: it is not a text.",
      of: try await BuiltCommand.server.run("--database", database, "--company", wrong))
    #expect(!FileManager.default.fileExists(atPath: database))
  }

  @Test(arguments: [[], ["--database"], ["--port", "x", "--database", "y"], ["--log-level", "loud"], ["--nonsense"]])
  func `wrong usage`(arguments: [String]) async throws {
    let ending = try await BuiltCommand.server.start(arguments).end()
    #expect(ending.status == 64)
    #expect(ending.messages.contains("Error: "))
    #expect(ending.messages.uppercased().contains("USAGE: MYBIZ-SERVER "))
    #expect(ending.output == "")
  }

  @Test func `help and version`() async throws {
    let help = try await BuiltCommand.server.run("--help")
    #expect(help.output.contains("Serves the MyBiz REST API from one SQLite file."))
    #expect(help.status == 0)
    #expect(try await BuiltCommand.server.run("--version").output == "0.1.0\n")
  }
}
