import Foundation
import Support
import Testing

/// Sign-in, from wherever the accounts are.
@Suite(.timeLimit(.minutes(5)))
struct SignInTranscripts {
  private typealias Transcript = Program.Transcript

  @Test func `sign-in, whoami and logout are as they are in every program`() async throws {
    let program = try Program()
    try await program.expect(
      "sign-in", "agent@shield.org", "--password-stdin", input: "wrong\n",
      gives: Transcript(messages: "Login Failed: Unauthorized\n", status: 1))
    try await program.expect(
      "sign-in", "agent@shield.org", "--password-stdin", input: "hailHydra\n",
      gives: Transcript("Success: Hello Phil Coulson\n"))
    try await program.expect("whoami", gives: Transcript("Phil Coulson <agent@shield.org>\n"))
    try await program.expect("logout", gives: Transcript("Logged Out\n"))
    #expect(try program.files() == [])
  }

  @Test func `the demo account is made on first use, and may be changed`() async throws {
    let program = try Program(accounts: nil)
    try await program.expect(
      input: "agent@shield.org\nhailHydra\n",
      gives: Transcript(
        """
        Expenses 0.1.0
        The demo account is agent@shield.org, password hailHydra.
        Success: Hello Phil Coulson

        """, messages: "Email: Password: Type help for the commands.\nexpenses> \n"))
    #expect(try program.files() == ["demo-account.json", "session.json"])
    let file = program.data.appending(path: "demo-account.json")
    try Data(try String(contentsOf: file, encoding: .utf8).replacing("Phil", with: "Philip").utf8).write(to: file)
    try await program.expect(
      "sign-in", "agent@shield.org", "--password-stdin", input: "hailHydra\n",
      gives: Transcript("Success: Hello Philip Coulson\n"))
  }

  @Test(arguments: [
    ("{", "is not JSON: in line 1, column 2, expected a quotation mark, but the text ends."),
    (#"{"users": 5}"#, "is wrong in line 1, column 11, at users: it is not an array."),
  ])
  func `an accounts file that is wrong says where and what`(text: String, what: String) async throws {
    let program = try Program(accounts: text)
    try await program.expect(
      "sign-in", "agent@shield.org", "--password-stdin", input: "hailHydra\n",
      gives: Transcript(
        messages: "Login Failed: The accounts file \(program.folder.path)/accounts.json \(what)\n", status: 1))
  }

  @Test func `an accounts file that is not there is named`() async throws {
    let program = try Program(accounts: nil)
    let path = program.folder.appending(path: "nothing.json").path
    try await program.expect(
      "--accounts", path, "sign-in", "agent@shield.org", "--password-stdin", input: "x\n",
      gives: Transcript(messages: "Login Failed: There is no accounts file at \(path). Check the path.\n", status: 1))
  }

  @Test func `a server is asked to sign in, and has a session of its own`() async throws {
    // There nothing listens: ports below 1024 are for the system's own servers.
    let server = "http://127.0.0.1:1/"
    let program = try Program(accounts: nil)
    try await program.signIn()
    try await program.expect(
      "--server", server, "whoami",
      gives: Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
    let sentence = "The server at 127.0.0.1:1 cannot be reached. Check the address, and that it is running."
    try await program.expect(
      "--server", server, "sign-in", "agent@shield.org", "--password-stdin", input: "hailHydra\n",
      gives: Transcript(messages: "Login Failed: \(sentence)\n", status: 1))
  }

  @Test(arguments: [
    ("example.com", "A server's address is a URL such as https://mybiz.example.com/ or http://127.0.0.1:8080/."),
    ("http://example.com/", "Passwords would go to example.com unencrypted. Use https."),
    (
      "https://name:hailHydra@example.com/",
      "A server's address has no user name or password in it. Leave them out and sign in."
    ),
  ])
  func `a wrong address says what is wrong`(text: String, sentence: String) async throws {
    try await Program(accounts: nil).expect(
      "--server", text, "list", gives: Transcript(messages: "expenses: --server: \(sentence)\n", status: 2))
  }

  @Test func `no output and no file that is kept holds a password that was typed`() async throws {
    let program = try Program()
    let wrong = try await program.run(input: "agent@shield.org\nTr0ub4dor-3\ny\nn\n")
    let right = try await program.run(input: "agent@shield.org\nhailHydra\nadd 5 EUR food\nlist\nwhoami\n")
    #expect(right.output.contains("Phil Coulson <agent@shield.org>"))
    let files = try program.files().map { try String(contentsOf: program.kept.appending(path: $0), encoding: .utf8) }
    #expect(files.count == 2)
    for text in files + [wrong.output, wrong.messages, right.output, right.messages] {
      #expect(!text.contains("Tr0ub4dor") && !text.contains("hailHydra"))
    }
  }
}
