import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UsageTranscripts {
  private typealias Transcript = Program.Transcript
  private static let usage = """
    Usage: expenses [--server URL | --accounts FILE] [--data DIR] [COMMAND]

    Without a command, expenses starts a shell that takes the same commands.

    Commands:
      sign-in [EMAIL]  Sign in; asks for what is missing.
          --password-stdin  Read the password from standard input.
      whoami           Say who is signed in.
      add AMOUNT CURRENCY CATEGORY [DESCRIPTION]
                       Add an expense, such as: add 12.50 EUR food "Lunch, Bonn"
          --date DATE       The day of it, such as 2026-11-20; today without it.
      list             List the expenses.
      totals           Add them up by category, each currency by itself.
          --from DATE       For both: the first day to show.
          --to DATE         For both: the last day to show.
      logout           Log out; the expenses stay.
      help             Say this.

    Options:
      --server URL     The server that knows the accounts, such as
                       https://mybiz.example.com/.
      --accounts FILE  The accounts, as a JSON file with "users". Without it, a
                       demo account is made in the data directory; sign in as
                       agent@shield.org with the password hailHydra.
      --data DIR       Where the session and the expenses are kept, for each server
                       and each accounts file apart. Without it,
                       $XDG_DATA_HOME/expenses or the platform's usual place.
      --version        Say which version this is.
      --               End the options: words after it may begin with "-".

    Exit status: 0, or 1 when something failed, 2 when expenses was called wrongly,
    130 on Ctrl-C.

    """
  private let program: Program

  init() throws { program = try Program() }

  @Test(arguments: ["help", "--help", "-h"]) func `help says how to call the program`(argument: String) async throws {
    try await program.expect(argument, gives: Transcript(Self.usage))
    #expect(!FileManager.default.fileExists(atPath: program.data.path))
  }

  @Test func `the version is one line`() async throws {
    try await program.expect("--version", gives: Transcript("expenses 0.1.0\n"))
  }

  @Test(arguments: [
    (["nonsense"], #"there is no command "nonsense"."#),
    ([""], #"there is no command ""."#),
    (["-5"], #"there is no command "-5"."#),
    (["--nonsense"], "there is no option --nonsense."),
    (["--company", "file"], "there is no option --company."),
    (["--accounts"], "--accounts needs a value."),
    (["--data="], "--data needs a value."),
    (["--server", "https://example.com"], "--accounts and --server exclude each other."),
    (["--version", "extra"], #"--version does not take "extra"."#),
    (["whoami", "--verbose"], #"whoami does not take "--verbose"."#),
    (["sign-in", "--password", "x"], #"sign-in has no option --password; words that begin with "-" stand after --."#),
    (["add"], "add needs an AMOUNT, a CURRENCY and a CATEGORY."),
    (["add", "5", "EUR", "--date", "2025-03-12"], "add needs an AMOUNT, a CURRENCY and a CATEGORY."),
    (
      ["add", "5", "EUR", "food", "with", "Ada"],
      #"add does not take "Ada"; a DESCRIPTION of several words stands in quotation marks."#
    ),
    (["add", "12,50", "EUR", "food"], #"add takes an AMOUNT such as 12.50, not "12,50"."#),
    (["add", "1e5", "EUR", "food"], #"add takes an AMOUNT such as 12.50, not "1e5"."#),
    (["add", "", "EUR", "food"], #"add takes an AMOUNT such as 12.50, not ""."#),
    (["add", "nan", "EUR", "food"], #"add takes an AMOUNT such as 12.50, not "nan"."#),
    (["add", "٣", "EUR", "food"], #"add takes an AMOUNT such as 12.50, not "٣"."#),
    (
      ["add", "1234567890123456789012345678901", "EUR", "food"],
      #"add takes an AMOUNT such as 12.50, not "1234567890123456789012345678901"."#
    ),
    (["add", "5", "EUR", "food", "--date"], "--date needs a value."),
    (
      ["add", "5", "EUR", "food", "--date", "2025-02-29"],
      #"--date takes a date such as 2026-11-20, not "2025-02-29"."#
    ),
    (["add", "5", "EUR", "food", "--on", "x"], #"add has no option --on; words that begin with "-" stand after --."#),
    (["add", "5", "EUR", "food", "--date=2025-03-12", "--date=2025-03-12"], "--date is given more than once."),
    (["--accounts", "other"], "--accounts is given more than once."),
    (["list", "2025"], #"list does not take "2025"."#),
    (["list", "--from", "\u{1B}[31m"], #"--from takes a date such as 2026-11-20, not "␛[31m"."#),
    (["totals", "--until", "2025-03-12"], "totals has no option --until."),
  ])
  func `a wrong call says what is wrong and how to call`(arguments: [String], sentence: String) async throws {
    let transcript = try await program.run(program.executable, program.arguments(arguments))
    #expect(
      transcript
        == Transcript(messages: "expenses: \(sentence)\nType expenses help to read how it is called.\n", status: 2))
    #expect(!FileManager.default.fileExists(atPath: program.data.path))
  }
}
