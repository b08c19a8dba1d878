import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SavedEventsTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program() }

  private var missing: String { "There is no company file at \(mybiz.company.path). Check the path." }

  /// Saves two days, makes what was saved three hours older, and takes the company file away.
  private func saveEventsAndLoseCompany() async throws {
    try await mybiz.signIn()
    _ = try await mybiz.run("events", "--from", "2026-11-21", "--to", "2026-11-22")
    let saved = String(decoding: try Data(contentsOf: mybiz.savedEvents), as: UTF8.self)
    let older = saved.replacing(/"fetched":([0-9.]+)/) { match in
      #""fetched":\#((Double(match.1) ?? 0) - 3 * 3_600 - 60)"#
    }
    try #require(older != saved)
    try Data(older.utf8).write(to: mybiz.savedEvents)
    try FileManager.default.removeItem(at: mybiz.company)
  }

  @Test func `without the company file the saved events are shown with their age`() async throws {
    try await saveEventsAndLoseCompany()
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-21", "--to", "2026-11-21"),
      Transcript(
        """
        21 November 2026

        Saturday, 21 November 2026
          all day     Ada Lovelace Birthday  Birthday
          all day     Founders' Day          Company holiday
          until 6:00  Night watch            Other
          12:00       Deadline               Appointment

        """,
        messages: """
          Saved Earlier: Events and birthdays are as they were 3 hours ago. \(missing)

          """))
  }

  @Test func `saved events of a part of the days say which part`() async throws {
    try await saveEventsAndLoseCompany()
    try await expectSame(
      mybiz.run("events", "--from", "2026-11-22", "--to", "2026-11-30"),
      Transcript(
        """
        22 November 2026 – 30 November 2026

        Sunday, 22 November 2026
          9:00 – 10:00   東京と電話        Meeting
          15:00 – 16:00  Cafe\u{301} tasting      Appointment
          18:00 – 19:30  Pizza 🍕 with 👩‍👩‍👧‍👦  Other

        """,
        messages: """
          Saved Earlier: Events and birthdays are as they were 3 hours ago, and only for 22 November 2026. \(missing)

          """))
  }

  @Test func `days that were never saved are an error and not an empty list`() async throws {
    try await saveEventsAndLoseCompany()
    try await expectSame(
      mybiz.run("events", "--from", "2027-11-20", "--to", "2027-11-20"),
      Transcript(
        messages: """
          No Events: There is no company file at \(mybiz.company.path). Check the path. No events of these days were saved earlier.

          """, status: 1))
  }

  @Test func `a company file that breaks does not hide the saved events`() async throws {
    try await saveEventsAndLoseCompany()
    try Data("{".utf8).write(to: mybiz.company)
    let transcript = try await mybiz.run("events", "--from", "2026-11-21", "--to", "2026-11-21")
    #expect(transcript.output.contains("Founders' Day"))
    #expect(transcript.messages.contains("line 1, column 2"))
    #expect(transcript.status == 0)
  }

  @Test func `saved events are of no use to somebody else`() async throws {
    try await saveEventsAndLoseCompany()
    try Data(Fixtures.company.utf8).write(to: mybiz.company)
    _ = try await mybiz.run("sign-in", "hanako@example.com", "--password-stdin", input: "さくら-77")
    try FileManager.default.removeItem(at: mybiz.company)
    let transcript = try await mybiz.run("events", "--from", "2026-11-21", "--to", "2026-11-21")
    #expect(transcript.output == "")
    #expect(transcript.status == 1)
  }
}
