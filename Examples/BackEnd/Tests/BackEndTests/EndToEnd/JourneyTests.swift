import Foundation
import Testing

/// `mybiz` and its server as two programs: the server stops, comes back, and forgets nobody.
@Suite(.timeLimit(.minutes(5))) struct JourneyTests {
  private let folder: TemporaryFolder
  private let company: String
  private let database: String

  init() throws {
    folder = try TemporaryFolder()
    company = try folder.write(Fixtures.company, to: "company.json")
    database = folder.path("mybiz.sqlite")
  }

  private let list = """
    20 November 2026 – 21 November 2026

    Friday, 20 November 2026
      12:00          Deadline     Appointment
      from 22:00     Night watch  Other

    Saturday, 21 November 2026
      until 6:00     Night watch  Other
      13:00 – 14:00  Review       Meeting

    """

  @Test func `sign in, events, server gone, events from the cache, server back, logout, old token refused`()
    async throws
  {
    var (server, port) = try await ServerProcess.listening(
      database: database, "--company", company, "--log-level", "info")
    let mybiz = MyBizProgram(server: "http://127.0.0.1:\(port)", data: folder.path("data"))
    let signIn = try await mybiz.signIn()
    #expect(signIn.output == "Success: Hello Ada Lovelace\n")
    #expect(signIn.messages == "")
    for _ in 1...2 {
      let events = try await mybiz.events()
      #expect(events.output == list)
      #expect(events.messages == "")
    }
    let session = try String(contentsOf: session(at: port), encoding: .utf8)

    server.signal(SIGTERM)
    let ending = await server.end()
    #expect(ending.status == 0)
    // The second time nothing had changed.
    #expect(ending.messages.matches(of: #/path=\/api\/events status=(200|304)/#).map { $0.1 } == ["200", "304"])

    let cached = try await mybiz.events()
    #expect(cached.output == list)
    #expect(
      cached.messages.wholeMatch(
        of:
          #/Saved Earlier: Events and birthdays are as they were .* The server at 127.0.0.1:\d+ cannot be reached.*\n/#)
        != nil)
    #expect(cached.status == 0)
    let again = try await mybiz.signIn()
    #expect(
      again.messages == "Login Failed: The server at 127.0.0.1:\(port) cannot be reached. Check the address, and that "
        + "it is running.\n")
    #expect(again.status == 1)

    server = try await ServerProcess.listening(at: port, database: database)
    #expect(try await mybiz.events().messages == "")
    #expect(try await mybiz.run("logout").output == "Logged Out\n")
    #expect(try await mybiz.events().messages == "Not Signed In: Nobody is signed in. Sign in first.\n")

    try Data(session.utf8).write(to: self.session(at: port))
    let refused = try await mybiz.events()
    #expect(refused.messages == "Session Expired: The session has expired. Sign in again.\n")
    #expect(!FileManager.default.fileExists(atPath: self.session(at: port).path))
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
  }

  private func session(at port: Int) -> URL {
    folder.url.appending(path: "data/servers/http%3A%2F%2F127.0.0.1%3A\(port)/session.json")
  }
}
