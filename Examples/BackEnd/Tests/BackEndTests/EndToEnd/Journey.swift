import Foundation
import GRDB
import ServerTesting
import Testing

@testable import BackEnd

/// A server of a company, and `mybiz` there: two programs that keep what they have in one folder.
final class Journey {
  let folder: TemporaryFolder
  let port: Int
  let mybiz: MyBizProgram
  private var server: RunningCommand

  /// Starts the server; nobody is signed in yet.
  init(company: String = Fixtures.company) async throws {
    folder = try TemporaryFolder()
    try await Self.makeDatabase(of: company, in: folder)
    (server, port) = try await BuiltCommand.server.listening(
      database: folder.path("mybiz.sqlite"), ["--log-level", "info"])
    mybiz = MyBizProgram(server: "http://127.0.0.1:\(port)", data: folder.path("data"))
  }

  /// Makes the server's database, with passwords that are quick to check however busy the machine is.
  private static func makeDatabase(of company: String, in folder: TemporaryFolder) async throws {
    let database = try await DatabaseFile.open(at: folder.path("mybiz.sqlite"))
    let file = try folder.write(company, to: "company.json")
    try await CompanyImport(database: database, hasher: HasherSpy()).replaceAll(with: Company(file: file))
    try database.close()
  }

  /// Starts the server, and signs in.
  static func signedIn(company: String = Fixtures.company) async throws -> Journey {
    let journey = try await Journey(company: company)
    try await journey.signIn()
    return journey
  }

  func signIn() async throws {
    #expect(try await mybiz.signIn() == RunningCommand.Ending("Success: Hello Ada Lovelace\n"))
  }

  /// Stops the server; gives the statuses of its answers to a path.
  @discardableResult
  func stopServer(statusesOf path: String = "") async -> [String] {
    server.signal(SIGTERM)
    let ending = await server.end()
    #expect(ending.status == 0)
    return ending.messages.matches(of: #/path=(\S+) status=(\d+)/#).filter { $0.1 == path }.map { String($0.2) }
  }

  /// Starts the server again, where it was; a company is put in the place of the one that it had.
  func restartServer(company: String? = nil) async throws {
    let company = try company.map { ["--company", try folder.write($0, to: "company.json")] } ?? []
    server = try await BuiltCommand.server.listening(at: port, database: folder.path("mybiz.sqlite"), company).server
  }

  /// What is said where the server is gone.
  var unreachable: String {
    "The server at 127.0.0.1:\(port) cannot be reached. Check the address, and that it is running."
  }

  /// Where the session is kept.
  var session: URL { folder.url.appending(path: "data/servers/http%3A%2F%2F127.0.0.1%3A\(port)/session.json") }

  /// Every file of the data folder that is not only there to be locked.
  func files() throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder.url.appending(path: "data"), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath && $0.lastPathComponent != ".lock" }
  }
}

extension MyBizProgram {
  /// The commands that show something of the company, and what each shows in the words of its messages.
  static let reads = [
    "settings": "details", "org": "employees", "org --flat": "employees", "announcements": "announcements",
    "products": "products", "orders": "orders",
  ]

  /// Runs a command as it is typed.
  func run(line: String) async throws -> RunningCommand.Ending {
    try await run(line.split(separator: " ").map(String.init))
  }

  /// Runs each of some commands.
  func run(lines: some Sequence<String>) async throws -> [String: RunningCommand.Ending] {
    var endings: [String: RunningCommand.Ending] = [:]
    for line in lines { endings[line] = try await run(line: line) }
    return endings
  }
}
