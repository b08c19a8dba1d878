import Foundation
import Support
import Testing

/// What a person sees on a terminal of 80 columns.
@Suite(.timeLimit(.minutes(5)))
struct TerminalScreens {
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func expectEnd(
    of terminal: PseudoTerminal, screen: String, status: Int32, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let end = try await terminal.end()
    #expect(end.screen == screen, sourceLocation: location)
    #expect(end.status == status, sourceLocation: location)
    #expect(terminal.showsTyping, sourceLocation: location)
  }

  private func expectScreen(_ screen: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
    #expect(screen == expected, sourceLocation: location)
  }

  private func showEvents(on day: String, environment: [String: String] = [:]) async throws -> String {
    try await mybiz.signIn()
    let terminal = try PseudoTerminal(
      running: mybiz, "events", "--from", day, "--to", day, environment: environment)
    let end = try await terminal.end()
    #expect(end.status == 0)
    return end.screen
  }

  @Test func `a password is not shown and a wrong one may be tried again`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    try await expectScreen(terminal.screen(until: "Email: "), "MyBiz 0.1.0\n…\r \rEmail: ")
    try terminal.type("agent@shield.org\n")
    try await expectScreen(terminal.screen(until: "Password: "), "agent@shield.org\nPassword: ")
    try terminal.type("Tr0ub4dor\n")
    try await expectScreen(
      terminal.screen(until: "[y/N] "), "\n…\r \r\u{1B}[31mLogin Failed\u{1B}[0m: Unauthorized\nTry Again? [y/N] ")
    try terminal.type("y\n")
    try await expectScreen(
      terminal.screen(until: "[y/N] "), "y\n…\r \r\u{1B}[31mLogin Failed\u{1B}[0m: Unauthorized\nTry Again? [y/N] ")
    try terminal.type("n\n")
    try await expectScreen(terminal.screen(until: "Email: "), "n\nEmail: ")
    try terminal.type("agent@shield.org\n")
    try await expectScreen(terminal.screen(until: "Password: "), "agent@shield.org\nPassword: ")
    try terminal.type("hailHydra\n")
    try await expectScreen(
      terminal.screen(until: "mybiz> "),
      "\n…\r \r\u{1B}[32mSuccess\u{1B}[0m: Hello Phil Coulson\nType help for the commands.\nmybiz> ")
    try terminal.type("exit\n")
    try await expectEnd(of: terminal, screen: "exit\n", status: 0)
  }

  @Test func `Ctrl-D at the sign-in screen leaves the shell`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type("\u{4}")
    try await expectEnd(of: terminal, screen: "\n", status: 0)
  }

  @Test func `Ctrl-D at a password leaves the shell and shows again what is typed`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type("agent@shield.org\n")
    _ = try await terminal.screen(until: "Password: ")
    #expect(!terminal.showsTyping)
    try terminal.type("\u{4}")
    try await expectEnd(of: terminal, screen: "\n", status: 0)
  }

  @Test func `Ctrl-D where a command is due leaves the shell and the session stays`() async throws {
    try await mybiz.signIn()
    let terminal = try PseudoTerminal(running: mybiz)
    try await expectScreen(
      terminal.screen(until: "mybiz> "),
      """
      MyBiz 0.1.0
      …\r \r\u{1B}[1mPhil Coulson\u{1B}[0m <agent@shield.org>
      Type help for the commands.
      mybiz> \("")
      """)
    try terminal.type("\u{4}")
    try await expectEnd(of: terminal, screen: "\n", status: 0)
    #expect(try mybiz.files() == ["session.json"])
  }

  @Test func `headings, types and titles have a style`() async throws {
    try await expectScreen(
      showEvents(on: "2026-11-23"),
      """
      …\r \r\u{1B}[1m23 November 2026\u{1B}[0m

      \u{1B}[1mMonday, 23 November 2026\u{1B}[0m
        10:00 – 10:01  ␛[31mred␛[0m␊alert<U+202E>!  \u{1B}[2mOther\u{1B}[0m

      """)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `nothing has a style where none is wanted`(environment: [String: String]) async throws {
    try await expectScreen(
      showEvents(on: "2026-11-23", environment: environment),
      """
      …\r \r23 November 2026

      Monday, 23 November 2026
        10:00 – 10:01  ␛[31mred␛[0m␊alert<U+202E>!  Other

      """)
  }

  @Test func `a long name is broken between words within 80 columns`() async throws {
    try await expectScreen(
      showEvents(on: "2027-01-11", environment: ["NO_COLOR": "1"]),
      """
      …\r \r11 January 2027

      Monday, 11 January 2027
        14:00 – 15:30  A review of everything that was decided in the year     Meeting
                       and of everything that was not

      """)
  }

  @Test func `a long message is broken between words within 80 columns`() async throws {
    try await mybiz.signIn()
    let terminal = try PseudoTerminal(running: mybiz, "events", "--from", "2026-11-22", "--to", "2026-11-20")
    try await expectEnd(
      of: terminal,
      screen: """
        \u{1B}[31mDates Refused\u{1B}[0m:
          The first date must not be after the last, and both must lie in the years 1 to
          9999.

        """, status: 1)
  }

  @Test func `an answer that never comes ends the line of its question`() async throws {
    let terminal = try PseudoTerminal(running: mybiz)
    _ = try await terminal.screen(until: "Email: ")
    try terminal.type("agent@shield.org\n")
    _ = try await terminal.screen(until: "Password: ")
    #expect(!terminal.showsTyping)
    try terminal.type("wrong\n")
    _ = try await terminal.screen(until: "[y/N] ")
    try terminal.type("\u{4}")
    try await expectScreen(terminal.screen(until: "Email: "), "\nEmail: ")
    try terminal.type("\u{4}")
    try await expectEnd(of: terminal, screen: "\n", status: 0)
  }
}
