import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AccountTranscripts {
  private typealias Transcript = Program.Transcript
  private static let nobody = Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1)
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  @Test func `whoami tells that nobody is signed in and makes no folder`() async throws {
    try await expectSame(mybiz.run("whoami"), Self.nobody)
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `a person is still signed in when the program runs again`() async throws {
    try await mybiz.signIn()
    try await expectSame(mybiz.run("whoami"), Transcript("Phil Coulson <agent@shield.org>\n"))
    try await expectSame(mybiz.run("whoami"), Transcript("Phil Coulson <agent@shield.org>\n"))
  }

  @Test func `whoami makes a hostile name harmless`() async throws {
    _ = try await mybiz.run("sign-in", "eve@example.com", "--password-stdin", input: " with spaces ")
    try await expectSame(mybiz.run("whoami"), Transcript("Eve ␛[2J<U+202E> <eve@example.com>\n"))
  }

  @Test func `a session that ends by itself says when`() async throws {
    let mybiz = try Program(company: Fixtures.company(sessionLifetime: 86_400))
    try await mybiz.signIn()
    let transcript = try await mybiz.run("whoami")
    #expect(transcript.output.hasPrefix("Phil Coulson <agent@shield.org>\nSigned in until "))
    #expect(transcript.status == 0)
  }

  @Test func `a session whose time ran out says so once and is gone`() async throws {
    let mybiz = try Program(company: Fixtures.company(sessionLifetime: 1e-9))
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("whoami"),
      Transcript(
        messages: "Session Expired: The session of Phil Coulson has expired. Sign in again.\n", status: 1))
    try await expectSame(mybiz.run("whoami"), Self.nobody)
    #expect(try mybiz.files() == [])
  }

  @Test func `somebody else who signs in takes the place of whoever was`() async throws {
    try await mybiz.signIn()
    _ = try await mybiz.run("sign-in", "hanako@example.com", "--password-stdin", input: "さくら-77")
    try await expectSame(mybiz.run("whoami"), Transcript("山田 花子 <hanako@example.com>\n"))
  }

  @Test func `logging out removes the session and the saved events`() async throws {
    try await mybiz.signIn()
    _ = try await mybiz.run("events", "--from", "2026-11-20", "--to", "2026-11-20")
    #expect(try mybiz.files() == [mybiz.savedEvents.lastPathComponent, "session.json"])
    try await expectSame(mybiz.run("logout"), Transcript("Logged Out\n"))
    #expect(try mybiz.files() == [])
    try await expectSame(mybiz.run("whoami"), Self.nobody)
  }

  @Test func `logging out works where the company file is gone`() async throws {
    try await mybiz.signIn()
    try FileManager.default.removeItem(at: mybiz.company)
    try await expectSame(mybiz.run("logout"), Transcript("Logged Out\n"))
    #expect(try mybiz.files() == [])
  }

  @Test func `nobody can log out where nobody is signed in`() async throws {
    try await expectSame(mybiz.run("logout"), Self.nobody)
  }
}
