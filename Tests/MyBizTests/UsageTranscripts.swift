import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UsageTranscripts {
  private typealias Transcript = Program.Transcript
  private static let usage = """
    Usage: mybiz [--server URL | --company FILE] [--data DIR] [COMMAND]

    Without a command, mybiz starts a shell that takes the same commands.

    Commands:
      sign-in [EMAIL]  Sign in; asks for what is missing.
          --password-stdin  Read the password from standard input.
      whoami           Say who is signed in.
      events           Show the company's events; 30 days from today.
          --from DATE       The first day to show, such as 2026-11-20.
          --to DATE         The last day to show.
      org              Show the company's people, each under their manager.
          --flat            By family name instead.
      announcements    Show what the company announced, newest first.
      products         Show what may be ordered.
      orders           Show the orders that you have placed.
      order [NUMBER]   Place an order; without NUMBER, asks for all of it.
          --item PRODUCT=QUANTITY
                            What to order; once for each product.
          --due DATE        Until when it is needed.
          --comment TEXT    What there is to say about it.
      tracks           Show the tracks that were imported, the latest first.
      tracks import FILE...
                       Keep copies of GPX files.
      tracks show NAME-OR-NUMBER
                       Show a track's figures, profile and path.
      tracks rename NAME-OR-NUMBER NEW-NAME
                       Give a track another name.
      tracks remove NAME-OR-NUMBER...
                       Remove tracks; asks first, but not with --json.
      track FILE [NUMBER]
                       Show a GPX file's track, the first of several, without
                       importing it.
          --units metric|imperial
                            The units; without it, those of LC_MEASUREMENT.
      settings         Show what the company knows about you.
      logout           Log out.
      help             Say this.

    Options:
      --server URL     The company's server, such as https://mybiz.example.com/.
                       MYBIZ_SERVER in the environment says the same.
      --allow-plain-http
                       Take an http address though it is not of this machine.
      --company FILE   The company, as a JSON file. Without it, a demo company
                       is made in the data directory; sign in to it as
                       agent@shield.org with the password hailHydra.
      --config FILE    A JSON file for what is not said otherwise, such as
                       {"server": "https://mybiz.example.com/"}.
      --data DIR       Where the session and what is saved are kept, for each server
                       and each company file apart; tracks are kept there for
                       all. Without it, $XDG_DATA_HOME/mybiz or the platform's
                       usual place.
      --json           Speak JSON, for other programs: write what COMMAND shows
                       as one line for each thing; without COMMAND, read an
                       event from each line of standard input.
      --record FILE    Add what is done on every screen to FILE, without secrets,
                       a line each: mybiz --json reads it and does it again.
      --version        Say which version this is.
      --               End the options: words after it may begin with "-".

    Exit status: 0, or 1 when something failed, 2 when mybiz was called wrongly,
    130 on Ctrl-C.

    """
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  @Test(arguments: ["help", "--help", "-h"]) func `help says how to call the program`(argument: String) async throws {
    try await expectSame(mybiz.run(argument), Transcript(Self.usage))
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `the version is one line`() async throws {
    try await expectSame(mybiz.run("--version"), Transcript("mybiz 0.1.0\n"))
  }

  @Test(arguments: [
    (["nonsense"], #"there is no command "nonsense"."#),
    ([""], #"there is no command ""."#),
    (["--nonsense"], "there is no option --nonsense."),
    (["--company"], "--company needs a value."),
    (["--data", ""], "--data needs a value."),
    (["--data="], "--data needs a value."),
    (["--company", "--data"], "--company needs a value."),
    (["--server", "https://example.com"], "--company and --server exclude each other."),
    (["--allow-plain-http=yes"], "--allow-plain-http takes no value."),
    (["sign-in", "--password-stdin=hailHydra"], "--password-stdin takes no value."),
    (["events", "--from", "1582-10-14"], "--from takes a date from 1582-10-15 on."),
    (["\u{1B}[31mred\u{7}"], #"there is no command "␛[31mred␇"."#),
    (["whoami", "--verbose"], #"whoami does not take "--verbose"."#),
    (["help", "me"], #"help does not take "me"."#),
    (["events", "2026"], #"events does not take "2026"."#),
    (["events", "--until", "2026-11-20"], "events has no option --until."),
    (["events", "--from"], "--from needs a value."),
    (["events", "--from", "junk"], #"--from takes a date such as 2026-11-20, not "junk"."#),
    (
      ["events", "--from", "2026-11-20T10:00:00Z"],
      #"--from takes a date such as 2026-11-20, not "2026-11-20T10:00:00Z"."#
    ),
    (["events", "--to=2026-02-30"], #"--to takes a date such as 2026-11-20, not "2026-02-30"."#),
    (["order", "--item", "tea=2"], "order needs a NUMBER beside its options."),
    (
      ["order", "PO-1", "--items", "tea=2"], #"order has no option --items; words that begin with "-" stand after --."#
    ),
    (["order", "PO-1", "--item"], "--item needs a value."),
    (["order", "PO-1", "--item", "tea"], #"--item takes PRODUCT=QUANTITY such as tea=2, not "tea"."#),
    (["order", "PO-1", "--item", "=2"], #"--item takes PRODUCT=QUANTITY such as tea=2, not "=2"."#),
    (
      ["order", "PO-1", "--item=tea=two"],
      #"--item takes a whole number as QUANTITY, such as tea=2, not "tea=two"."#
    ),
    (
      ["order", "PO-1", "--item", "tea=99999999999999999999"],
      #"--item takes a whole number as QUANTITY, such as tea=2, not "tea=99999999999999999999"."#
    ),
    (["order", "PO-1", "--due", "soon"], #"--due takes a date such as 2026-11-20, not "soon"."#),
    (
      ["order", "PO-1", "--item=a=1", "--item=b=1", "--due=2100-01-01", "--due=2100-01-02"],
      "--due is given more than once."
    ),
    (["order", "PO-1", "--comment", "Hi", "--comment", "Ho"], "--comment is given more than once."),
    (["events", "--from=2026-11-20", "--to=2026-11-20", "--from=2026-11-20"], "--from is given more than once."),
    (["--data", "elsewhere"], "--data is given more than once."),
    (["order", "PO-1", "PO-2"], #"order does not take "PO-2"."#),
    (["order", "PO-1", "--item", "tea=2", "tea=3"], #"order does not take "tea=3"."#),
    (["products", "tea"], #"products does not take "tea"."#),
    (["orders", "--all"], #"orders does not take "--all"."#),
    (["sign-in", "--password-stdin"], "--password-stdin needs an EMAIL beside it."),
    (["sign-in", "--password", "x"], #"sign-in has no option --password; words that begin with "-" stand after --."#),
    (["sign-in", "agent@shield.org", "hailHydra"], #"sign-in does not take "hailHydra"."#),
  ])
  func `a wrong call says what is wrong and how to call`(arguments: [String], sentence: String) async throws {
    let transcript = try await mybiz.run(mybiz.executable, mybiz.arguments(arguments))
    expectSame(
      transcript, Transcript(messages: "mybiz: \(sentence)\nType mybiz help to read how it is called.\n", status: 2))
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `nothing may follow the version`() async throws {
    let transcript = try await mybiz.run("--version", "extra")
    #expect(transcript.output == "")
    #expect(transcript.status == 2)
  }
}
