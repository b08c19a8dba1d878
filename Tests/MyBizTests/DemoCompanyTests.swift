import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DemoCompanyTests {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program(company: nil) }

  @Test func `the first screen says how to sign in to the demo company`() async throws {
    try await expectSame(
      mybiz.run(input: "agent@shield.org\nhailHydra\n"),
      Transcript(
        """
        MyBiz 0.1.0
        The demo company's account is agent@shield.org, password hailHydra.
        Success: Hello Phil Coulson

        """, messages: "Email: Password: Type help for the commands.\nmybiz> \n"))
    #expect(try mybiz.files() == ["demo-company.json", "session.json"])
  }

  @Test func `the demo company has events`() async throws {
    try await mybiz.signIn()
    let transcript = try await mybiz.run("events")
    #expect(transcript.output.contains("S.H.I.E.L.D. Founders' Day"))
    #expect(transcript.messages == "")
    #expect(transcript.status == 0)
  }

  @Test func `the demo company is made once and may be changed`() async throws {
    try await mybiz.signIn()
    let file = mybiz.data.appending(path: "demo-company.json")
    let changed = String(decoding: try Data(contentsOf: file), as: UTF8.self).replacing("Phil", with: "Philip")
    try Data(changed.utf8).write(to: file)
    try await expectSame(
      mybiz.run("sign-in", Fixtures.email, "--password-stdin", input: Fixtures.password),
      Transcript("Success: Hello Philip Coulson\n"))
  }
}
