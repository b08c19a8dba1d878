import Support
import Testing

/// The shell, by a pipe and on a terminal.
@Suite(.timeLimit(.minutes(5)))
struct ShellTranscripts {
  private let program: Program

  init() throws { program = try Program() }

  @Test func `a session of the shell, slips included`() async throws {
    let transcript = try await program.run(
      input: """
        agent@shield.org
        hailHydra
        add 42.80 EUR travel 'Train to Bonn' --date 2025-03-12
        add 5 EUR
        add 0 EUR food
        nonsense
        list
        help
        logout

        """)
    #expect(
      transcript
        == Program.Transcript(
          """
          Expenses 0.1.0
          Success: Hello Phil Coulson
          Added: 42.80 EUR for travel on 12 March 2025
          12 Mar 2025  42.80 EUR  travel  Train to Bonn
          sign-in [EMAIL]                     Sign in, in place of whoever is.
          whoami                              Say who is signed in.
          add AMOUNT CURRENCY CATEGORY [DESCRIPTION] [--date DATE]
                                              Add an expense.
          list [--from DATE] [--to DATE]      List the expenses.
          totals [--from DATE] [--to DATE]    Add them up by category and currency.
          logout                              Log out; the expenses stay.
          help                                Say this.
          exit                                Leave; Ctrl-D does too.
          Logged Out

          """,
          messages: """
            Email: Password: Type help for the commands.
            expenses> \
            expenses> Add needs an AMOUNT, a CURRENCY and a CATEGORY. Type help for the commands.
            expenses> Not Added: The amount must be more than 0.
            expenses> There is no command "nonsense". Type help for the commands.
            expenses> expenses> expenses> Email: \n
            """))
  }

  @Test(arguments: ["Email: ", "Password: ", "expenses> "])
  func `Ctrl-C leaves the shell with 130 wherever it waits`(prompt: String) async throws {
    if prompt == "expenses> " { try await program.signIn() }
    let terminal = try PseudoTerminal(running: program)
    if prompt == "Password: " {
      _ = try await terminal.screen(until: "Email: ")
      try terminal.type("agent@shield.org\n")
    }
    _ = try await terminal.screen(until: prompt)
    try terminal.type("\u{3}")
    #expect(try await terminal.end().status == 130)
    #expect(terminal.showsTyping)
  }
}
