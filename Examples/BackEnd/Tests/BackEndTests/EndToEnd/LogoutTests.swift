import Foundation
import ServerTesting
import Testing

/// After a logout nothing of the account is left, and its token opens nothing.
@Suite(.timeLimit(.minutes(5))) struct LogoutTests {
  private typealias Ending = RunningCommand.Ending
  private let journey: Journey
  private var mybiz: MyBizProgram { journey.mybiz }

  init() async throws { journey = try await Journey.signedIn() }

  private let order = "order 42 --item tea=2"
  /// Every command that is about an account, `whoami` apart, which asks no server.
  private var commands: [String] { MyBizProgram.reads.keys + ["events", order] }

  @Test func `all that was kept is gone, and the old token is refused`() async throws {
    #expect(try await mybiz.run(line: order).status == 0)
    #expect(try await mybiz.run("events").status == 0)
    for (line, ending) in try await mybiz.run(lines: MyBizProgram.reads.keys) { #expect(ending.status == 0, "\(line)") }
    let session = try Data(contentsOf: journey.session)
    // The session, the details and five lists.
    #expect(try journey.files().count == 7)

    #expect(try await mybiz.run("logout") == Ending("Logged Out\n"))
    #expect(try journey.files() == [])
    try await expectNobody()
    try await expectRefused(session)
    #expect(try journey.files() == [])
  }

  @Test func `the button of the settings logs out`() async throws {
    let session = try Data(contentsOf: journey.session)
    let shell = try await mybiz.run([], input: "settings\ny\n")
    #expect(shell.output.hasSuffix("Logged Out\n"))
    #expect(try journey.files() == [])
    try session.write(to: journey.session)
    #expect(try await mybiz.run("settings").messages.hasPrefix("Session Expired: "))
  }

  private func expectNobody() async throws {
    let notSignedIn = Ending(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1)
    for line in commands + ["whoami"] {
      let ending = try await mybiz.run(line: line)
      #expect(ending == notSignedIn, "\(line)")
    }
  }

  private func expectRefused(_ session: Data) async throws {
    let expired = Ending(messages: "Session Expired: The session has expired. Sign in again.\n", status: 1)
    for line in commands {
      try session.write(to: journey.session)
      let ending = try await mybiz.run(line: line)
      #expect(ending == expired, "\(line)")
      #expect(!FileManager.default.fileExists(atPath: journey.session.path), "\(line)")
    }
  }
}
