import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(5)))
struct PipeTests {
  private typealias Transcript = Program.Transcript

  @Test func `a reader that leaves after the first line is nothing to complain about`() async throws {
    let mybiz = try Program(company: Fixtures.company(eventCount: 5_000))
    try await mybiz.signIn()
    let status = mybiz.company.deletingPathExtension().appendingPathExtension("status")
    let command = mybiz.arguments(["events", "--from", "2026-11-20", "--to", "2026-11-20"])
    let script = #"{ "$@"; echo $? > "$STATUS"; } | head -n 1"#
    let transcript = try await mybiz.run(
      URL(filePath: "/bin/sh"), ["-c", script, "sh", mybiz.executable.path] + command,
      environment: ["STATUS": status.path])
    expectSame(transcript, Transcript("20 November 2026\n"))
    #expect(String(decoding: try Data(contentsOf: status), as: UTF8.self) == "0\n")
  }

  @Test func `where standard output is closed, results go into no other file`() async throws {
    let mybiz = try Program()
    try await mybiz.signIn()
    let recording = mybiz.company.deletingLastPathComponent().appending(path: "recording")
    let command = mybiz.arguments(["--json", "--record", recording.path, "whoami"])
    let transcript = try await mybiz.run(
      URL(filePath: "/bin/sh"), ["-c", #""$@" >&-"#, "sh", mybiz.executable.path] + command)
    expectSame(
      transcript,
      Transcript(messages: "mybiz: The results could not be written: bad file descriptor.\n", status: 1))
    #expect(try String(contentsOf: recording, encoding: .utf8) == #"{"event":{"opened":{}},"screen":"account"}"# + "\n")
  }

  @Test func `a long list comes whole through a pipe`() async throws {
    let mybiz = try Program(company: Fixtures.company(eventCount: 5_000))
    try await mybiz.signIn()
    let transcript = try await mybiz.run("events", "--from", "2026-11-20", "--to", "2026-11-20")
    #expect(transcript.output.split(separator: "\n").count == 5_002)
    #expect(transcript.output.hasSuffix("  10:00 – 10:01  Number 999   Meeting\n"))
    #expect(transcript.messages == "")
  }
}
