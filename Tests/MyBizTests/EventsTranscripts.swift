import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct EventsTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private func events(from: String, to: String) async throws -> Transcript {
    try await mybiz.signIn()
    return try await mybiz.run("events", "--from", from, "--to", to)
  }

  @Test func `events stand under their days in columns that line up`() async throws {
    try await expectSame(
      events(from: "2026-11-20", to: "2026-12-01"),
      Transcript(
        """
        20 November 2026 – 1 December 2026

        Friday, 20 November 2026
          9:30 – 10:00   Morning briefing             Meeting
          from 22:00     Night watch                  Other

        Saturday, 21 November 2026
          all day        Ada Lovelace Birthday        Birthday
          all day        Founders' Day                Company holiday
          until 6:00     Night watch                  Other
          12:00          Deadline                     Appointment

        Sunday, 22 November 2026
          9:00 – 10:00   東京と電話                   Meeting
          15:00 – 16:00  Cafe\u{301} tasting                 Appointment
          18:00 – 19:30  Pizza 🍕 with 👩‍👩‍👧‍👦             Other

        Monday, 23 November 2026
          10:00 – 10:01  ␛[31mred␛[0m␊alert<U+202E>!  Other

        Thursday, 26 November 2026
          all day        Thanksgiving                 Domestic holiday

        Tuesday, 1 December 2026
          all day        Unity Day                    International holiday

        """))
    #expect(try mybiz.files() == [mybiz.savedEvents.lastPathComponent, "session.json"])
  }

  @Test func `days without events say so`() async throws {
    try await expectSame(
      events(from: "2026-12-02", to: "2026-12-31"),
      Transcript("2 December 2026 – 31 December 2026\nThere are no events.\n"))
  }

  @Test func `without a last day there are thirty`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("events", "--from=2026-12-02"), Transcript("2 December 2026 – 31 December 2026\nThere are no events.\n")
    )
  }

  @Test(arguments: [
    ("2024-02-29", "29 February 2024\n\nThursday, 29 February 2024"),
    ("2025-02-28", "28 February 2025\n\nFriday, 28 February 2025"),
  ])
  func `a birthday on 29 February has a day in every year`(day: String, heading: String) async throws {
    try await expectSame(
      events(from: day, to: day), Transcript("\(heading)\n  all day  Alphonso Mackenzie Birthday  Birthday\n"))
  }

  @Test func `events of nobody are not shown`() async throws {
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-20"),
      Transcript(messages: "Not Signed In: Nobody is signed in. Sign in first.\n", status: 1))
  }

  @Test func `a first day after the last is refused`() async throws {
    try await expectSame(
      events(from: "2026-11-22", to: "2026-11-20"),
      Transcript(
        messages: """
          Dates Refused: The first date must not be after the last, and both must lie in the years 1 to 9999.

          """, status: 1))
  }

  @Test func `more than 3660 days are refused and 3660 are not`() async throws {
    try await expectSame(
      events(from: "2026-11-20", to: "2036-11-27"),
      Transcript(messages: "Dates Too Far Apart: Ask for at most 3660 days.\n", status: 1))
    #expect(try await events(from: "2026-11-20", to: "2036-11-26").status == 0)
  }

  @Test func `a session whose time ran out is over for the events too`() async throws {
    let mybiz = try Program(company: Fixtures.company(sessionLifetime: 1e-9))
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-20"),
      Transcript(messages: "Session Expired: The session has expired. Sign in again.\n", status: 1))
    #expect(try mybiz.files() == [])
  }

  @Test func `somebody who left the company is signed out`() async throws {
    _ = try await mybiz.run("sign-in", "hanako@example.com", "--password-stdin", input: "さくら-77")
    try Data(Fixtures.company(eventCount: 1).utf8).write(to: mybiz.company)
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-20"),
      Transcript(messages: "Session Expired: The session has expired. Sign in again.\n", status: 1))
    #expect(try mybiz.files() == [])
  }

  @Test func `a last day just before the first is refused`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-21", "--to", "2026-11-20"),
      Transcript(
        messages: """
          Dates Refused: The first date must not be after the last, and both must lie in the years 1 to 9999.

          """, status: 1))
  }

  @Test func `a long name stays apart from its type where a program reads it`() async throws {
    try await mybiz.signIn()
    try await expectSame(
      mybiz.run("events", "--from", "2027-01-11", "--to", "2027-01-11"),
      Transcript(
        """
        11 January 2027

        Monday, 11 January 2027
          14:00 – 15:30  A review of everything that was decided in the year and of everything that was not  Meeting

        """))
  }
}
