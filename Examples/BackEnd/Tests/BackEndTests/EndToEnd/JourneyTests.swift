import Foundation
import ServerTesting
import Testing

/// `mybiz` and its server as two programs: the server stops, comes back, and forgets nobody.
@Suite(.timeLimit(.minutes(5))) struct JourneyTests {
  private typealias Ending = RunningCommand.Ending
  private let journey: Journey
  private var mybiz: MyBizProgram { journey.mybiz }

  init() async throws { journey = try await .signedIn() }

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
    for _ in 1...2 { #expect(try await mybiz.events() == Ending(list)) }
    let session = try Data(contentsOf: journey.session)

    // The second time nothing had changed.
    #expect(await journey.stopServer(statusesOf: "/api/events") == ["200", "304"])
    try await expectSavedEvents()
    #expect(try await mybiz.signIn() == Ending(messages: "Login Failed: \(journey.unreachable)\n", status: 1))

    try await journey.restartServer()
    #expect(try await mybiz.events() == Ending(list))
    #expect(try await mybiz.run("logout") == Ending("Logged Out\n"))
    #expect(try await mybiz.events().messages == "Not Signed In: Nobody is signed in. Sign in first.\n")

    try session.write(to: journey.session)
    #expect(try await mybiz.events().messages == "Session Expired: The session has expired. Sign in again.\n")
    #expect(!FileManager.default.fileExists(atPath: journey.session.path))
    await journey.stopServer()
  }

  private func expectSavedEvents() async throws {
    let saved = try await mybiz.events()
    #expect(saved.output == list)
    let age = #/Saved Earlier: Events and birthdays are as they were .* ago\. /#
    #expect(saved.messages.replacing(age, with: "AGO ") == "AGO \(journey.unreachable)\n")
    #expect(saved.status == 0)
  }
}
