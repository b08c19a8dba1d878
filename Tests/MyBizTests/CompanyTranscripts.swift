import Foundation
import Support
import Testing

/// The org chart, the announcements and the settings of a company file.
@Suite(.timeLimit(.minutes(5)))
struct CompanyTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program(company: Fixtures.staff) }

  @Test func `the org chart is a tree, and what is wrong with the data is said`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("org"),
      Transcript(
        """
        5 employees

        Ada Lovelace     London
        ├─ 山田 花子     Tokyo
        │  └─ Bo ␛[31mX
        └─ Cy Unlisted
        Nobody           Nowhere
          The manager, employee 9, does not exist.

        """))
  }

  @Test func `the flat org chart is by family name`() async throws {
    try await mybiz.signIn()
    let transcript = try await mybiz.run("org", "--flat")
    #expect(transcript.status == 0)
    #expect(transcript.output.split(separator: "\n").first == "5 employees")
  }

  @Test func `announcements are shown newest first`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("announcements"),
      Transcript(
        """
        Cake
        20 November 2026
          There is cake.

        Tea␛[2J
        Ada Lovelace, 19 November 2026
          There is tea.
          And milk.

        """))
  }

  @Test func `settings show what the company knows`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("settings"),
      Transcript(
        """
        Name:     Phil Coulson
        Email:    agent@shield.org
        Title:    Director
        Location: The Playground

        """))
  }

  @Test(arguments: [["org"], ["org", "--flat"], ["announcements"], ["settings"]])
  func `nobody who is not signed in is shown anything`(command: [String]) async throws {
    try await expectSame(
      mybiz.run(command), Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
  }

  @Test(arguments: [
    (["org", "--round"], "org has no option --round."), (["org", "--flat=yes"], "--flat takes no value."),
    (["org", "x"], #"org does not take "x"."#), (["announcements", "x"], #"announcements does not take "x"."#),
    (["settings", "--x"], #"settings does not take "--x"."#),
  ])
  func `wrong usage is said to be wrong`(words: [String], sentence: String) async throws {
    let transcript = try await mybiz.run(words)
    #expect(transcript.messages.hasPrefix("mybiz: \(sentence)\n"))
    #expect(transcript.status == 2)
  }

  @Test func `without the company file, announcements and details are shown as they were`() async throws {
    try await mybiz.signIn()
    for command in ["announcements", "settings"] {
      let before = try await mybiz.run(command)
      let away = mybiz.company.appendingPathExtension("away")
      try FileManager.default.moveItem(at: mybiz.company, to: away)
      let after = try await mybiz.run(command)
      #expect(after.output == before.output)
      #expect(
        after.messages.hasPrefix(
          "Saved Earlier: \(command == "settings" ? "Details" : "Announcements") are as they were"))
      #expect(after.status == 0)
      try FileManager.default.moveItem(at: away, to: mybiz.company)
    }
  }

  @Test func `logging out clears what was kept`() async throws {
    try await mybiz.signIn()
    for command in ["events", "announcements", "products", "orders", "settings"] { _ = try await mybiz.run(command) }
    let kept = try FileManager.default.contentsOfDirectory(atPath: mybiz.kept.path).filter { $0.hasSuffix(".json") }
    #expect(kept.count == 6)
    _ = try await mybiz.run("logout")
    let names = try FileManager.default.contentsOfDirectory(atPath: mybiz.kept.path)
    #expect(names.filter { $0.hasSuffix(".json") } == [])
  }
}
