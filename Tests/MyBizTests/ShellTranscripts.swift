import Foundation
import Support
import Testing

/// The shell, fed by a pipe: results on standard output, everything else on standard error.
@Suite(.timeLimit(.minutes(5)))
struct ShellTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  @Test func `a whole session from a wrong password to the end of input`() async throws {
    let transcript = try await mybiz.run(
      input: """
        agent@shield.org
        Tr0ub4dor
        y
        n
        agent@shield.org
        hailHydra
        whoami
        events --from 2026-11-20 --to 2026-11-20
        logout

        """)
    expectSame(
      transcript,
      Transcript(
        """
        MyBiz 0.1.0
        Success: Hello Phil Coulson
        Phil Coulson <agent@shield.org>
        20 November 2026

        Friday, 20 November 2026
          9:30 – 10:00  Morning briefing  Meeting
          from 22:00    Night watch       Other
        Logged Out

        """,
        messages: """
          Email: Password: Login Failed: Unauthorized
          Try Again? [y/N] Login Failed: Unauthorized
          Try Again? [y/N] Email: Password: Type help for the commands.
          mybiz> mybiz> mybiz> Email: \n
          """))
    #expect(try mybiz.files() == [])
  }

  @Test func `the shell knows who is still signed in`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run(input: "quit\nwhoami\n"),
      Transcript(
        "MyBiz 0.1.0\nPhil Coulson <agent@shield.org>\n", messages: "Type help for the commands.\nmybiz> "))
  }

  @Test func `the end of input leaves the shell at once`() async throws {
    try await expectSame(mybiz.run(), Transcript("MyBiz 0.1.0\n", messages: "Email: \n"))
  }

  @Test func `a slip keeps the shell going`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run(input: "nonsense\nevents --from junk\nsign-in \"\n\n   \nexit\n"),
      Transcript(
        "MyBiz 0.1.0\nPhil Coulson <agent@shield.org>\n",
        messages: """
          Type help for the commands.
          mybiz> There is no command "nonsense". Type help for the commands.
          mybiz> --from takes a date such as 2026-11-20, not "junk". Type help for the commands.
          mybiz> A quotation mark is not closed. Type help for the commands.
          mybiz> mybiz> mybiz> \("")
          """))
  }

  @Test func `help in the shell lists what can be typed there`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run(input: "help\nexit\n"),
      Transcript(
        """
        MyBiz 0.1.0
        Phil Coulson <agent@shield.org>
        sign-in [EMAIL]                     Sign in, in place of whoever is.
        whoami                              Say who is signed in.
        events [--from DATE] [--to DATE]    Show the company's events.
        org [--flat]                        Show the company's people.
        announcements                       Show what the company announced.
        products                            Show what may be ordered.
        orders                              Show the orders that you have placed.
        order                               Place an order, step by step.
        order NUMBER --item PRODUCT=QUANTITY... [--due DATE] [--comment TEXT]
                                            Place an order at once.
        tracks [import|show|rename|remove]  Show tracks, or do what is said to them.
        track FILE [NUMBER]                 Show a GPX file's track.
        settings                            Show your details, and log out.
        logout                              Log out.
        help                                Say this.
        exit                                Leave; Ctrl-D does too.

        """, messages: "Type help for the commands.\nmybiz> mybiz> "))
  }

  @Test func `a session that another process ended leads back to the sign-in screen`() async throws {
    try await mybiz.signIn()
    try Data(Fixtures.company(eventCount: 0).replacing("8E01", with: "8E09").utf8).write(to: mybiz.company)
    try await expectSame(
      mybiz.run(input: "events --from 2026-11-20\n"),
      Transcript(
        "MyBiz 0.1.0\nPhil Coulson <agent@shield.org>\n",
        messages: """
          Type help for the commands.
          mybiz> Session Expired: The session has expired. Sign in again.
          Email: \n
          """))
  }

  @Test func `Windows line ends are line ends`() async throws {
    try await expectSame(
      mybiz.run(input: "agent@shield.org\r\nhailHydra\r\nexit\r\n"),
      Transcript(
        "MyBiz 0.1.0\nSuccess: Hello Phil Coulson\n",
        messages: "Email: Password: Type help for the commands.\nmybiz> "))
  }

  @Test(arguments: [" exit", "exit ", " quit "])
  func `spaces around exit do no harm`(line: String) async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run(input: "\(line)\nwhoami\n"),
      Transcript("MyBiz 0.1.0\nPhil Coulson <agent@shield.org>\n", messages: "Type help for the commands.\nmybiz> "))
  }
}
