import Foundation
import HTTPTypes
import ServerTesting
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(2))) struct ProcessTests {
  private let folder: TemporaryFolder
  private let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("web.sqlite")
  }

  @Test func `it says where it is and how to sign in to the demo company, whose pages it serves`() async throws {
    let (server, port) = try await BuiltCommand.web.listening(database: database)
    let connection = try await RawConnection(port: port)
    await connection.write("GET /sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = await connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("<h1>Sign In</h1>"))
    server.signal(SIGTERM)
    let ending = await server.end()
    #expect(
      ending.output == """
        MyBiz web 0.1.0 at http://127.0.0.1:\(port)/
        This is a demo company: its account is agent@shield.org, password hailHydra.

        """)
    #expect(ending.messages == "")
    #expect(ending.status == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a request that is being sent is still answered, and nobody new is let in`(signal: Int32) async throws {
    let (server, port) = try await BuiltCommand.web.listening(database: database)
    let connection = try await RawConnection(port: port)
    await connection.write(
      "GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: 10\r\n\r\n12345")
    let first = await connection.read(until: "</html>")
    #expect(first.hasPrefix("HTTP/1.1 404 "))
    server.signal(signal)
    await RawConnection.refusal(at: port)
    await connection.write("67890")
    let second = await connection.readToEnd()
    #expect((first + second).contains("HTTP/1.1 403 "))
    #expect(await server.end().status == 0)
  }

  @Test(arguments: [
    (["--company", "a", "--server", "b"], "--company and --server exclude each other."),
    (["--units", "leagues"], "one of 'metric' and 'imperial'"), (["--locale", "nowhere"], "--locale takes a language"),
    (["--idle", "0"], "--idle takes minutes"), (["--port", "70000"], "There is no port 70000."),
    (["--tracks", "/dev/null/tracks"], "The folder /dev/null/tracks for tracks cannot be made or written."),
    (["--tracks", "/dev/null"], "/dev/null is not a folder. Name one for tracks with --tracks."),
    (["--database", "/nowhere/web.sqlite"], "There is no folder /nowhere for the database."),
  ])
  func `what it cannot do is said in a sentence`(arguments: [String], sentence: String) async throws {
    let named = arguments.contains("--database") ? [] : ["--database", database]
    let ending = try await BuiltCommand.web.start(
      ["--port", "0"].filter { _ in !arguments.contains("--port") } + named + arguments
    )
    .end()
    #expect(ending.messages.contains(sentence))
    #expect(ending.status != 0)
  }

  @Test(arguments: [
    (["--server", "ftp://x"], "--server: A server's address is a URL"),
    (["--company", "/nowhere/company.json"], "--company: There is no company file at /nowhere/company.json."),
    (["--company", "/dev/null"], "--company: /dev/null is not a file."),
  ])
  func `a company that is named wrongly leaves nothing behind`(arguments: [String], sentence: String) async throws {
    let ending = try await BuiltCommand.web.start(["--port", "0", "--database", database] + arguments).end()
    #expect(ending.messages.contains(sentence))
    #expect(ending.status == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
  }

  @Test func `it says what it is`() async throws {
    #expect(try await BuiltCommand.web.run("--version") == RunningCommand.Ending("mybiz-web 0.1.0\n"))
  }

  @Test(arguments: [true, false])
  func `beyond this machine it warns of plain http, unless a proxy stands before it`(isBehindProxy: Bool) async throws {
    let server = try BuiltCommand.web.start(
      ["--host", "0.0.0.0", "--port", "0", "--database", database] + (isBehindProxy ? ["--behind-proxy"] : []))
    _ = await server.firstLine()
    server.signal(SIGTERM)
    let warning = "passwords travel in plain http; put a proxy that speaks TLS before this server"
    #expect(await server.end().messages.contains(warning) != isBehindProxy)
  }

  @Test func `tracks are where it is told, for their owner alone, and what a killed server left there is gone`()
    async throws
  {
    let tracks = folder.path("tracks")
    try FileManager.default.createDirectory(atPath: tracks + "/.uploads/1/0", withIntermediateDirectories: true)
    let (server, _) = try await BuiltCommand.web.listening(database: database, ["--tracks", tracks])
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: tracks + "/.uploads").isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: tracks).filter { !$0.hasPrefix(".") }
    #expect(names.count == 1)
    let mode = try FileManager.default.attributesOfItem(atPath: "\(tracks)/\(names[0])")[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test func `a second server at the same port leaves alone what is being uploaded to the first`() async throws {
    let (server, port) = try await BuiltCommand.web.listening(database: database)
    let upload = database + "-tracks/.uploads/1"
    try FileManager.default.createDirectory(atPath: upload, withIntermediateDirectories: true)
    let ending = try await BuiltCommand.web.run("--port", "\(port)", "--database", database)
    #expect(ending.messages.contains("is in use"))
    #expect(FileManager.default.fileExists(atPath: upload))
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
  }

  @Test func `people stay signed in when the server is started anew`() async throws {
    let site = try await TestSite()
    let cookie = try await site.test { visitor in try await visitor.signedIn().cookie }
    try await TestSite(in: site.folder).test { visitor in
      var visitor = visitor
      visitor.cookie = cookie
      let page = try await visitor.get("/calendar")
      #expect(page.status == .ok)
    }
  }
}
