import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SignInTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func signIn(_ email: String, password: String) async throws -> Transcript {
    try await mybiz.run("sign-in", email, "--password-stdin", input: password)
  }

  @Test func `the right password says Hello and exits with 0`() async throws {
    try await expectSame(
      signIn("agent@shield.org", password: "hailHydra\n"), Transcript("Success: Hello Phil Coulson\n"))
    #expect(try mybiz.files() == ["session.json"])
  }

  @Test func `upper and lower case of an email address are the same`() async throws {
    try await expectSame(
      signIn("Agent@SHIELD.org", password: "hailHydra\n"), Transcript("Success: Hello Phil Coulson\n"))
  }

  @Test func `a password may end with the input and without a line end`() async throws {
    try await expectSame(signIn("agent@shield.org", password: "hailHydra"), Transcript("Success: Hello Phil Coulson\n"))
  }

  @Test func `a password keeps its spaces and a name its harmless form`() async throws {
    try await expectSame(
      signIn("eve@example.com", password: " with spaces \n"), Transcript("Success: Hello Eve ␛[2J<U+202E>\n"))
  }

  @Test func `a password in any script signs in`() async throws {
    try await expectSame(signIn("hanako@example.com", password: "さくら-77\n"), Transcript("Success: Hello 山田 花子\n"))
  }

  @Test func `a wrong password says Unauthorized and exits with 1`() async throws {
    try await expectSame(
      signIn("agent@shield.org", password: "HailHydra\n"),
      Transcript(messages: "Login Failed: Unauthorized\n", status: 1))
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `an unknown person is told the same as one with a wrong password`() async throws {
    try await expectSame(
      signIn("nobody@shield.org", password: "hailHydra\n"),
      Transcript(messages: "Login Failed: Unauthorized\n", status: 1))
  }

  @Test func `what is not an email address is refused with an example of one`() async throws {
    try await expectSame(
      signIn("agent", password: "hailHydra\n"),
      Transcript(messages: "Login Failed: Type an email address such as name@example.com.\n", status: 1))
  }

  @Test(arguments: ["", "\n"]) func `an empty password is refused before the company is asked`(input: String)
    async throws
  {
    try FileManager.default.removeItem(at: mybiz.company)
    try await expectSame(
      signIn("agent@shield.org", password: input),
      Transcript(messages: "Login Failed: Type your password.\n", status: 1))
  }

  @Test func `a command that asks reads both answers from a pipe`() async throws {
    try await expectSame(
      mybiz.run("sign-in", input: "agent@shield.org\nhailHydra\n"),
      Transcript("Success: Hello Phil Coulson\n", messages: "Email: Password: "))
  }

  @Test func `no output and no file holds a password that was typed`() async throws {
    let transcripts = [
      try await signIn("agent@shield.org", password: "Tr0ub4dor\n"),
      try await signIn("Tr0ub4dor@shield", password: "hailHydra\n"),
      try await signIn("agent@shield.org", password: "hailHydra\n"),
      try await mybiz.run("whoami"),
    ]
    for transcript in transcripts {
      #expect(!(transcript.output + transcript.messages).contains("Tr0ub4dor"))
      #expect(!(transcript.output + transcript.messages).contains("hailHydra"))
    }
    let session = String(decoding: try Data(contentsOf: mybiz.session), as: UTF8.self)
    #expect(session.contains("agent@shield.org"))
    #expect(!session.contains("hailHydra"))
  }
}
