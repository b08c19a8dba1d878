import Foundation
import ServerTesting
import Testing

@testable import BackEnd

@Suite(.timeLimit(.minutes(2))) struct StartTests {
  private let folder: TemporaryFolder
  private let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("mybiz.sqlite")
  }

  @Test func `the first time it makes the demo company and says its account, later it serves what is there`()
    async throws
  {
    let (first, port) = try await BuiltCommand.server.listening(database: database)
    let answer = try await request(
      "POST /api/users/login HTTP/1.1\r\n\(basic("agent@shield.org:hailHydra"))", at: port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("Phil Coulson"))
    first.signal(SIGTERM)
    let ending = await first.end()
    #expect(
      ending.output == """
        MyBiz server 0.1.0 at http://127.0.0.1:\(port)/
        This is a demo company: its account is agent@shield.org, password hailHydra.

        """)
    #expect(ending.messages == "")

    let token = try #require(answer.firstMatch(of: /"token":"([^"]+)"/)).1
    let (second, samePort) = try await BuiltCommand.server.listening(database: database)
    let events = try await request("GET /api/events HTTP/1.1\r\nAuthorization: Bearer \(token)\r\n", at: samePort)
    #expect(events.contains("Morning briefing"))
    second.signal(SIGTERM)
    #expect(await second.end().output == "MyBiz server 0.1.0 at http://127.0.0.1:\(samePort)/\n")
  }

  @Test func `a company file is imported, and nothing is said of a demo`() async throws {
    let company = try folder.write(#"{"users": []}"#, to: "company.json")
    let (server, port) = try await BuiltCommand.server.listening(database: database, ["--company", company])
    server.signal(SIGTERM)
    let ending = await server.end()
    #expect(ending.output == "MyBiz server 0.1.0 at http://127.0.0.1:\(port)/\n")
    #expect(ending.status == 0)
  }

  @Test func `beyond this machine it warns of plain http`() async throws {
    let company = try folder.write(#"{"users": []}"#, to: "company.json")
    let server = try BuiltCommand.server.start([
      "--port", "0", "--database", database, "--company", company, "--host", "0.0.0.0",
    ])
    let line = try #require(await server.firstLine())
    #expect(line.wholeMatch(of: /MyBiz server 0\.1\.0 at http:\/\/0\.0\.0\.0:[0-9]+\/\n/) != nil)
    server.signal(SIGINT)
    let ending = await server.end()
    #expect(
      ending.messages.contains(
        "passwords and tokens travel in plain http; put a proxy that speaks TLS before this server"))
    #expect(ending.status == 0)
  }

  @Test func `requests are logged to standard error where it is asked to`() async throws {
    let company = try folder.write(Fixtures.company(users: "[]"), to: "company.json")
    let (server, port) = try await BuiltCommand.server.listening(
      database: database, ["--company", company, "--log-level", "info"])
    _ = try await request("GET /api/events?from=x HTTP/1.1\r\n", at: port)
    server.signal(SIGTERM)
    let messages = await server.end().messages
    #expect(messages.contains(#/info mybiz-server: .*method=GET ms=[0-9.]+ path=/api/events status=401/#))
  }

  private func basic(_ text: String) -> String {
    "Authorization: Basic \(Data(text.utf8).base64EncodedString())\r\n"
  }

  private func request(_ head: String, at port: Int) async throws -> String {
    let connection = try await RawConnection(port: port)
    await connection.write("\(head)Host: localhost\r\nConnection: close\r\n\r\n")
    return await connection.readToEnd()
  }
}
