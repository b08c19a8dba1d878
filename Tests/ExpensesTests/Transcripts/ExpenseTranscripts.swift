import Foundation
import Support
import Testing

/// What the commands print, and what they refuse.
@Suite(.timeLimit(.minutes(5)))
struct ExpenseTranscripts {
  private typealias Transcript = Program.Transcript
  private let program: Program

  init() throws { program = try Program() }

  private var file: URL { program.kept.appending(path: "expenses-\(Program.philsID).json") }

  private func addSamples() async throws {
    for words in [
      ["42.80", "EUR", "travel", "Train to Bonn", "--date", "2025-03-12"],
      ["1250", "jpy", "food", "--date=2025-03-14"],
      ["7.5", "EUR", "food", "東京 \u{202E}noodles", "--date", "2025-03-11"],
    ] {
      let transcript = try await program.run(program.executable, program.arguments(["add"] + words))
      try #require(transcript.status == 0)
    }
  }

  @Test func `an expense that is added is said, listed and summed up`() async throws {
    try await program.signIn()
    try await program.expect(
      "add", "--date", "2025-03-12", "1042.8", "EUR", "travel",
      gives: Transcript("Added: 1,042.80 EUR for travel on 12 March 2025\n"))
    try await program.expect("list", gives: Transcript("12 Mar 2025  1,042.80 EUR  travel\n"))
    try await program.expect("totals", gives: Transcript("travel  1,042.80 EUR\n\nTotal   1,042.80 EUR\n"))
  }

  @Test func `an expense without a date is of a day that is not in the future`() async throws {
    try await program.signIn()
    let transcript = try await program.run("add", "5", "EUR", "food")
    #expect(transcript.output.hasPrefix("Added: 5.00 EUR for food on "))
    #expect(transcript.status == 0)
  }

  @Test func `lists and totals are of the days that are asked for`() async throws {
    try await program.signIn()
    try await addSamples()
    try await program.expect(
      "list",
      gives: Transcript(
        """
        11 Mar 2025      7.50 EUR  food    東京 <U+202E>noodles
        12 Mar 2025     42.80 EUR  travel  Train to Bonn
        14 Mar 2025  1,250    JPY  food

        """))
    try await program.expect(
      "list", "--from", "2025-03-12", "--to", "2025-03-13",
      gives: Transcript("12 March 2025 – 13 March 2025\n12 Mar 2025  42.80 EUR  travel  Train to Bonn\n"))
    try await program.expect(
      "totals", "--to=2025-03-11", gives: Transcript("Until 11 March 2025\nfood   7.50 EUR\n\nTotal  7.50 EUR\n"))
    try await program.expect(
      "totals", "--from", "2025-03-15", gives: Transcript("From 15 March 2025\nThere are no expenses.\n"))
    try await program.expect(
      "totals",
      gives: Transcript(
        """
        food        7.50 EUR
                1,250    JPY
        travel     42.80 EUR

        Total      50.30 EUR
                1,250    JPY

        """))
  }

  @Test func `before the first expense there is a sentence`() async throws {
    try await program.signIn()
    try await program.expect("list", gives: Transcript("There are no expenses yet.\n"))
    try await program.expect("totals", gives: Transcript("There are no expenses yet.\n"))
  }

  @Test func `logging out keeps the expenses, and another account never sees them`() async throws {
    try await program.signIn()
    try await addSamples()
    let before = try Data(contentsOf: file)
    try await program.expect("logout", gives: Transcript("Logged Out\n"))
    try await program.signIn("ada@example.com", password: "pass")
    try await program.expect("list", gives: Transcript("There are no expenses yet.\n"))
    try await program.expect("logout", gives: Transcript("Logged Out\n"))
    #expect(try Data(contentsOf: file) == before)
    try await program.signIn()
    #expect(try await program.run("list", "--to", "2025-03-11").output.contains("noodles"))
  }

  @Test(arguments: [["add", "5", "EUR", "food"], ["list"], ["totals"], ["whoami"], ["logout"]])
  func `without a session nothing is done`(words: [String]) async throws {
    try await program.expect(
      words, gives: Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
    #expect(!FileManager.default.fileExists(atPath: program.data.path))
  }

  @Test func `a session whose time ran out is over`() async throws {
    let accounts = Program.accounts.dropLast() + #", "rules": {"sessionLifetime": 1e-9}}"#
    let program = try Program(accounts: String(accounts))
    try await program.signIn()
    let over = Transcript(messages: "Session Expired: The session has expired. Sign in again.\n", status: 1)
    try await program.expect("add", "5", "EUR", "food", gives: over)
    #expect(try program.files() == [])
  }

  @Test func `every rule that is broken is told at once`() async throws {
    try await program.signIn()
    let transcript = try await program.run("add", "-5", "DEM", " ", "a\nb", "--date", "0226-01-01")
    let sentences = """
      The amount must be more than 0. There is no currency "DEM": give its code in ISO 4217, such as EUR. \
      The category is empty: name one, such as travel. \
      The description has line ends or other controls in it: leave them out. \
      The date must not be before 1 January 2000.
      """
    #expect(transcript == Transcript(messages: "Not Added: \(sentences)\n", status: 1))
    #expect(try program.files() == ["session.json"])
  }

  @Test(arguments: ["list", "totals"]) func `days in the wrong order are refused`(command: String) async throws {
    try await program.signIn()
    try await program.expect(
      command, "--from", "2025-03-12", "--to", "2025-03-11",
      gives: Transcript(messages: "Dates Refused: The first date must not be after the last.\n", status: 1))
  }

  @Test(arguments: ["{", "[]]", #"[{"id": 5}]"#, "{}"])
  func `a damaged file is set aside and said so, and nothing is overwritten`(text: String) async throws {
    try await program.signIn()
    let sentence = "The list of expenses was damaged and has been set aside as \(file.path).damaged-"
    try Data(text.utf8).write(to: file)
    try await program.expect("list", gives: Transcript(messages: "No Expenses: \(sentence)1.\n", status: 1))
    try await program.expect("list", gives: Transcript("There are no expenses yet.\n"))
    try Data(text.utf8).write(to: file)
    try await program.expect(
      "add", "5", "EUR", "food", gives: Transcript(messages: "Not Added: \(sentence)2.\n", status: 1))
    for number in 1...2 {
      #expect(try String(contentsOfFile: "\(file.path).damaged-\(number)", encoding: .utf8) == text)
    }
  }

  @Test func `many that add at once lose nothing`() async throws {
    try await program.signIn()
    try await withThrowingTaskGroup(of: Transcript.self) { group in
      for amount in 1...16 {
        group.addTask { try await program.run("add", "\(amount)", "JPY", "food", "--date", "2025-03-12") }
      }
      for try await transcript in group { #expect(transcript.status == 0) }
    }
    let list = try await program.run("list").output.split(separator: "\n")
    let amounts = list.compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) }
    #expect(Set(amounts) == Set((1...16).map { "\($0)" }))
    #expect(amounts.count == 16)
    #expect(try await program.run("totals").output == "food   136 JPY\n\nTotal  136 JPY\n")
  }

  @Test func `what is kept is for its owner alone`() async throws {
    try await program.signIn()
    try await addSamples()
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try program.files() == [file.lastPathComponent, "session.json"])
  }
}
