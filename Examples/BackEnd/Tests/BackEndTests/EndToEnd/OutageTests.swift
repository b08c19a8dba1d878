import Foundation
import ServerTesting
import Testing

/// What `mybiz` shows, and what it does not, while the server is gone.
@Suite(.timeLimit(.minutes(5))) struct OutageTests {
  private typealias Ending = RunningCommand.Ending
  private let journey: Journey
  private var mybiz: MyBizProgram { journey.mybiz }

  init() async throws { journey = try await .signedIn() }

  private let order = ["order", "42", "--item", "tea=2"]

  @Test func `what was shown before is shown with its age, and nothing is ordered until the server is back`()
    async throws
  {
    #expect(try await mybiz.run(order).status == 0)
    let before = try await mybiz.run(lines: MyBizProgram.reads.keys)
    for (line, ending) in before { #expect(ending == Ending(ending.output), "\(line)") }

    await journey.stopServer()
    try await expectSaved(before)
    #expect(
      try await mybiz.run(order)
        == Ending(messages: "Order Not Placed: \(journey.unreachable) Nothing was ordered.\n", status: 1))

    try await journey.restartServer(
      company: Fixtures.company(
        announcements: #"[{"id": "3", "title": "Back", "body": "We are.", "date": "2026-11-20T08:00:00Z"}]"#))
    try await expectFresh(before)
    #expect(try await mybiz.run(order).status == 0)
    #expect(try await mybiz.run("orders").output.matches(of: /(?m)^42$/).count == 2)
  }

  @Test func `what was never shown is not there`() async throws {
    await journey.stopServer()
    for (line, things) in MyBizProgram.reads {
      let sentence = "No \(things.capitalized): \(journey.unreachable) No \(things) were saved earlier.\n"
      #expect(try await mybiz.run(line: line) == Ending(messages: sentence, status: 1))
    }
  }

  private func expectSaved(_ before: [String: Ending]) async throws {
    for (line, things) in MyBizProgram.reads {
      let saved = try await mybiz.run(line: line)
      #expect(saved.output == before[line]?.output)
      #expect(
        saved.messages.replacing(/less than a minute ago|\d+ minutes? ago/, with: "AGO")
          == "Saved Earlier: \(things.capitalized) are as they were AGO. \(journey.unreachable)\n")
      #expect(saved.status == 0)
    }
  }

  private func expectFresh(_ before: [String: Ending]) async throws {
    var fresh = try await mybiz.run(lines: MyBizProgram.reads.keys)
    #expect(fresh.removeValue(forKey: "announcements") == Ending("Back\n20 November 2026\n  We are.\n"))
    #expect(fresh == before.filter { $0.key != "announcements" })
  }
}
