import Foundation
import Testing

/// One day, in three front ends; one after the other, because a server takes its time to check a password.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ScenarioTests {
  @Test func `the text front end shows the facts, and its recording holds the events`() async throws {
    let company = try await ScenarioCompany()
    let scenario = try Scenario.day()
    try await play(scenario, in: TextPlayer(company), at: company)

    let recorded = try TextPlayer.recorded(at: company)
    #expect(recorded.map(Self.comparable) == scenario.steps.map { Self.comparable($0.line) })
  }

  @Test func `what was recorded in the text front end shows the facts in the JSON one`() async throws {
    let (recordedAt, company) = (try await ScenarioCompany(), try await ScenarioCompany())
    let scenario = try Scenario.day()
    try await play(scenario, in: TextPlayer(recordedAt), at: recordedAt)

    let recorded = try TextPlayer.recorded(at: recordedAt)
    try #require(recorded.count == scenario.steps.count)
    let steps = try zip(scenario.steps, recorded).map { step, line in
      // Whoever replays a recording puts the password in again.
      step.screen == "signIn" ? step : try step.recorded(as: line)
    }
    try await play(Scenario(steps: steps), in: JSONPlayer(company), at: company)
  }

  @Test func `the JSON front end shows the facts`() async throws {
    let company = try await ScenarioCompany()
    try await play(Scenario.day(), in: JSONPlayer(company), at: company)
  }

  @Test func `the web front end shows the facts`() async throws {
    let company = try await ScenarioCompany()
    try await TestSite(server: company.address).test { visitor in
      try await play(Scenario.day(), in: WebPlayer(visitor), at: company)
    }
  }

  private func play(_ scenario: Scenario, in player: some ScenarioPlayer, at company: ScenarioCompany) async throws {
    var isServerGone = false
    for step in scenario.steps {
      if step.isServerGone, !isServerGone {
        await company.end()
        isServerGone = true
      }
      let shown = try await player.play(step)
      for fact in step.facts { #expect(shown.contains(fact), "\(step.name): \(shown)") }
    }
  }

  /// A line without what differs each time: an order's key, and the password, which no recording has.
  private static func comparable(_ line: String) -> String {
    line.replacing(/"key":"[^"]*"/, with: "KEY").replacing(/"password":"[^"]*"/, with: "PASSWORD")
  }
}
