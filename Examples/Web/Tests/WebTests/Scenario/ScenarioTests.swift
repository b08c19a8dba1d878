import Foundation
import Testing

/// One day, in three front ends.
@Suite(.timeLimit(.minutes(5))) struct ScenarioTests {
  @Test func `the text front end shows the facts, and its recording holds the events`() async throws {
    let company = try await ScenarioCompany()
    let scenario = try Scenario.day()
    try await play(scenario, in: TextPlayer(company), at: company)

    let recording = try String(contentsOf: company.folder.url.appending(path: TextPlayer.recording), encoding: .utf8)
    // A track is looked up by what was typed first.
    let recorded = recording.split(separator: "\n").map(Self.comparable).filter { !$0.contains("searched") }
    #expect(recorded == scenario.steps.map { Self.comparable(Substring($0.line)) })
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
  private static func comparable(_ line: Substring) -> String {
    String(line).replacing(/"key":"[^"]*"/, with: "KEY").replacing(/"password":"[^"]*"/, with: "PASSWORD")
  }
}
