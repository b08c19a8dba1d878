import Foundation
import Support
import Testing

/// What is said of a company file that cannot be used: where, what, and how to mend it.
@Suite(.timeLimit(.minutes(5)))
struct BrokenCompanyFiles {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func signIn() async throws -> Transcript {
    try await mybiz.run("sign-in", Fixtures.email, "--password-stdin", input: Fixtures.password)
  }

  private func event(_ members: String) -> String {
    "{\"users\": [],\n  \"events\": [\n    {\"id\": \"1\", \"name\": \"Party\", \(members)}]}"
  }

  private func expect(_ sentence: String, of company: String) async throws {
    try await expect(sentence, of: Data(company.utf8))
  }

  private func expect(_ sentence: String, of company: Data) async throws {
    try company.write(to: mybiz.company)
    try await expectSame(
      signIn(), Transcript(messages: "Login Failed: The company file \(mybiz.company.path) \(sentence)\n", status: 1))
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `a file that ends too early`() async throws {
    try await expect(
      "is not JSON: in line 2, column 13, expected a value, but the text ends.", of: "{\n  \"users\": [")
  }

  @Test func `a missing comma`() async throws {
    try await expect(
      "is not JSON: in line 3, column 3, expected a comma or }.", of: "{\n  \"users\": []\n  \"events\": []\n}")
  }

  @Test func `an empty file`() async throws {
    try await expect("is not JSON: in line 1, column 1, expected a value, but the text ends.", of: "")
  }

  @Test func `a byte that is not UTF-8`() async throws {
    try await expect(
      "is not JSON: in line 2, column 4, there is a byte that is not UTF-8.", of: Data("{\n  \"".utf8) + [0xE9, 0x22])
  }

  @Test func `no users`() async throws {
    try await expect(#"is wrong in line 1, column 1: it has no "users"."#, of: "{}")
  }

  @Test func `an array in the place of the company`() async throws {
    try await expect("is wrong in line 1, column 1: it is not an object.", of: "[]")
  }

  @Test func `users that are no array`() async throws {
    try await expect("is wrong in line 1, column 11, at users: it is not an array.", of: #"{"users": 3}"#)
  }

  @Test func `users that are null`() async throws {
    try await expect("is wrong in line 1, column 11, at users: it is null and not an array.", of: #"{"users": null}"#)
  }

  @Test func `an email address that is no text`() async throws {
    try await expect(
      "is wrong in line 2, column 70, at users[0].email: it is not a text.",
      of: "{\"users\": [\n{\"id\": \"\(Fixtures.philsID)\", \"name\": \"A\", \"email\": 1}]}")
  }

  @Test func `an event without a duration`() async throws {
    try await expect(
      #"is wrong in line 3, column 5, at events[0]: it has no "duration"."#,
      of: event(#""date": "2026-11-20T09:30:00Z", "type": "Meeting""#))
  }

  @Test func `an event on no date`() async throws {
    try await expect(
      "is wrong in line 3, column 42, at events[0].date: it is not a date such as 2026-11-20T09:30:00Z.",
      of: event(#""date": "tomorrow", "type": "Meeting", "duration": 60"#))
  }

  @Test func `an event that ends before it starts`() async throws {
    try await expect(
      "is wrong in line 3, column 97, at events[0].duration: it is negative; seconds are counted from the start on.",
      of: event(#""date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": -60"#))
  }

  @Test func `a birthday on no day`() async throws {
    try await expect(
      "is wrong in line 2, column 62, at employees[0].birthday: it is not a date such as 07-08-1964 (month, day, year).",
      of: """
        {"users": [], "employees": [
        {"id": "1", "givenName": "A", "familyName": "B", "birthday": "02-30-1976"}]}
        """)
  }

  @Test func `a folder`() async throws {
    try FileManager.default.removeItem(at: mybiz.company)
    try FileManager.default.createDirectory(at: mybiz.company, withIntermediateDirectories: false)
    try await expectSame(
      signIn(),
      Transcript(
        messages: "Login Failed: \(mybiz.company.path) is not a file. Give the path of a company file.\n", status: 1))
  }

  @Test func `no file`() async throws {
    try FileManager.default.removeItem(at: mybiz.company)
    try await expectSame(
      signIn(),
      Transcript(
        messages: "Login Failed: There is no company file at \(mybiz.company.path). Check the path.\n", status: 1))
  }
}
