import Foundation
import Support
import Testing

/// `--json` with a command: the lines of that command, and the exit status that it always has.
@Suite(.timeLimit(.minutes(5)))
struct JSONCommandTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  @Test func `a sign-in and a logout are a few lines each`() async throws {
    let arguments = ["--json", "sign-in", Fixtures.email, "--password-stdin"]
    try await expectSame(
      mybiz.run(arguments, input: "\(Fixtures.password)\n"),
      Transcript(
        """
        {"display":"loading","loading":true,"screen":"signIn"}
        {"display":"message","message":{"message":"Hello Phil Coulson","title":"Success"},"screen":"signIn"}
        {"display":"loading","loading":false,"screen":"signIn"}
        {"done":"completed","screen":"signIn"}

        """))
    try await expectSame(
      mybiz.run("--json", "logout"),
      Transcript(
        """
        {"display":"loading","loading":true,"screen":"account"}
        {"display":"farewell","farewell":{"notes":[],"title":"Logged Out"},"screen":"account"}
        {"display":"loading","loading":false,"screen":"account"}
        {"done":"completed","screen":"account"}

        """))
  }

  @Test func `a wrong password is an alert with a masked password, and 1`() async throws {
    let transcript = try await mybiz.run(
      ["--json", "sign-in", Fixtures.email, "--password-stdin"], input: "Wrong4711\n")
    #expect(
      transcript.contents == [
        #"{"alert":{"action":{"event":{"submitted":{"password":"••••••••","userName":"agent@shield.org"}},"#
          + #""title":"Try Again"},"subtitle":"Unauthorized","title":"Login Failed"},"display":"alert","screen":"signIn"}"#,
        #"{"done":"completed","screen":"signIn"}"#,
      ])
    #expect(transcript.status == 1)
    #expect(transcript.messages == "")
  }

  @Test func `events are in words, and what could command a terminal is escaped`() async throws {
    try await mybiz.signIn()
    let transcript = try await mybiz.run("--json", "events", "--from", "2026-11-23", "--to", "2026-11-23")
    #expect(
      transcript.contents == [
        #"{"display":"list","list":{"isIncomplete":false,"sections":[{"rows":[{"name":"\u001b[31mred\u001b[0m\nalert\u202e!","#
          + #""time":"10:00 – 10:01","type":"Other"}],"title":"Monday, 23 November 2026"}],"title":"23 November 2026"},"#
          + #""screen":"eventList"}"#,
        #"{"done":"completed","screen":"eventList"}"#,
      ])
  }

  @Test(.validator, arguments: [Fixtures.company, Fixtures.staff, Shop.company])
  func `every command's lines are as the schema says`(company: String) async throws {
    let mybiz = try Program(company: company)
    let commands = [
      ["whoami"], ["events"], ["org"], ["org", "--flat"], ["announcements"], ["products"], ["orders"],
      ["order", "PO-1", "--item", "tea=2", "--comment", "Soon", "--due", "2099-01-01"],
      ["order", "", "--item", "x=-1"],
      ["orders"], ["settings"], ["events", "--from", "2026-11-20", "--to", "2026-11-19"], ["logout"], ["whoami"],
    ]
    var lines = try await mybiz.run(["--json", "orders"]).lines
    try await mybiz.signIn()
    for command in commands { lines += try await mybiz.run(["--json"] + command).lines }
    #expect(lines.count >= 4 * commands.count)
    #expect(try await JSONSchema.lines.problems(in: lines, as: "output") == [])
  }

  @Test func `the exit status is that of the command`() async throws {
    let commands = [
      ["whoami"], ["events"], ["org"], ["announcements"], ["products"], ["orders"], ["settings"], ["logout"],
      ["order", "PO-1", "--item", "tea=-1"],
    ]
    for command in commands {
      #expect(try await mybiz.run(["--json"] + command).status == mybiz.run(command).status, "\(command)")
    }
    try await mybiz.signIn()
    for command in commands {
      let json = try await mybiz.run(["--json"] + command)
      if command == ["logout"] { try await mybiz.signIn() }
      #expect(try await json.status == mybiz.run(command).status, "\(command)")
      if command == ["logout"] { try await mybiz.signIn() }
    }
  }

  @Test(arguments: [
    (["--json", "sign-in"], "sign-in needs EMAIL --password-stdin where --json is given."),
    (["--json", "sign-in", "a@b.c"], "sign-in needs EMAIL --password-stdin where --json is given."),
    (["--json", "order"], "order needs a NUMBER where --json is given."),
    (["--json=yes", "org"], "--json takes no value."), (["--json", "tea"], #"there is no command "tea"."#),
    (["org", "--json"], "org has no option --json."),
  ])
  func `what would have to be asked for is refused`(words: [String], sentence: String) async throws {
    let transcript = try await mybiz.run(words)
    #expect(transcript.messages.hasPrefix("mybiz: \(sentence)\n"))
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }
}
