import Foundation
import Support
import Testing

/// `--record`: what was done in one front end is done again in another.
@Suite(.timeLimit(.minutes(5)))
struct RecordingTranscripts {
  private typealias Transcript = Program.Transcript
  /// A company with something on every screen.
  private static let company = Shop.company.replacing(
    #""products""#,
    with: #"""
      "events": [{"id": "1", "name": "Stand-up", "date": "2026-11-20T09:30:00Z", "type": "Meeting", "duration": 900}],
      "products"
      """#)
  private let mybiz: Program
  private let file: URL

  init() throws {
    mybiz = try Program(company: Self.company)
    file = mybiz.folder.appending(path: "recording")
  }

  private var recording: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  @Test(.validator) func `what was done in the shell is done again by --json, but for signing in`() async throws {
    let gpx = try mybiz.gpx("Lake")
    let session = [
      Fixtures.email, Fixtures.password, "events --from 2026-11-20 --to 2026-11-20", "order PO-1 --item tea=2",
      "tracks import \(gpx)", "tracks rename lake Hill", "track \(gpx)", "exit",
    ]
    let shown = try await mybiz.run("--record", file.path, input: session.map { $0 + "\n" }.joined())
    let facts = ["Stand-up", "€22.98", "Hill", "Lake"]
    for fact in facts { #expect(shown.output.contains(fact)) }
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    #expect(try !recording.contains(Fixtures.password))
    #expect(
      try await JSONSchema.lines.problems(in: recording.split(separator: "\n").map(String.init), as: "input") == [])

    let other = try Program(company: Self.company)
    try await other.signIn()
    let replayed = try await other.run("--json", input: recording)
    #expect(try await JSONSchema.lines.problems(in: replayed.lines, as: "output") == [])
    for (fact, key) in zip(facts, ["name", "total", "name", "name"]) {
      #expect(replayed.output.contains(#""\#(key)":"\#(fact)""#))
    }
    #expect(replayed.lines.filter { $0.contains(#""error""#) }.map { $0.contains("the password is a mask") } == [true])
    #expect(!replayed.output.contains(#""alert""#))
    #expect(try await other.run("tracks").output.contains("Hill"))
    #expect(try await other.run("orders").output.contains("PO-1"))
  }

  @Test func `what was done in --json is done again by --json, and recorded the same`() async throws {
    try await mybiz.signIn()
    let screens = ["account", "settings", "announcementList", "productList", "purchaseOrderList", "trackList"]
    let input =
      [Line.events(on: 20, id: 1), #"{"screen":"orgChart","event":{"opened":"list"}}"#, "nonsense", Line.order("PO-1")]
      + screens.map { #"{"screen":"\#($0)","event":{"opened":{}}}"# }
      + [#"{"screen":"trackSummary","event":{"opened":{"file":"lake.gpx","index":0}}}"#]
    let first = try await mybiz.run("--json", "--record", file.path, input: input.map { $0 + "\n" }.joined())
    let noted = try recording.split(separator: "\n").map(String.init)
    #expect(noted.count == 10)
    #expect(noted.last == #"{"event":{"opened":{"file":"lake.gpx","index":0}},"screen":"trackSummary"}"#)

    let copy = mybiz.folder.appending(path: "copy")
    let second = try await mybiz.run("--json", "--record", copy.path, input: recording)
    #expect(try String(contentsOf: copy, encoding: .utf8) == recording)
    let lines = first.lines.filter { !$0.contains(#""error""#) }.map { $0.replacing(#""id":1,"#, with: "") }
    #expect(second.lines.sorted() == lines.sorted())
    #expect(second.output.contains(#""total":"€22.98""#))
  }

  @Test func `commands add to the end of the file, and a wrong call makes none`() async throws {
    _ = try await mybiz.run("--record", file.path, "nonsense")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    for arguments in [["whoami"], ["--json", "org"]] { _ = try await mybiz.run(["--record", file.path] + arguments) }
    let lines = """
      {"event":{"opened":{}},"screen":"account"}
      {"event":{"opened":"tree"},"screen":"orgChart"}

      """
    #expect(try recording == lines)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a file that cannot be written to is told of once, and the session goes on`() async throws {
    try await mybiz.signIn()
    let transcript = try await mybiz.run("--record", "/dev/full", input: "tracks\ntracks\n")
    let none = "There are no tracks. Import a GPX file.\n"
    #expect(transcript.output.hasSuffix(none + none))
    let complaint =
      "/dev/full could not be written: the disk is full. Make some room. What is done from here on is not recorded.\n"
    #expect(transcript.messages.components(separatedBy: complaint).count == 2)
    #expect(transcript.status == 0)
  }

  @Test func `a file that cannot be opened is told of before anything is done`() async throws {
    let transcript = try await mybiz.run("--record", "/nowhere/at/all", "tracks")
    expectSame(
      transcript,
      Transcript(
        messages: "mybiz: --record: /nowhere/at/all could not be written: there is no such file. Check the path.\n",
        status: 2))
  }

  @Test func `what is read is not recorded into, for it would never end`() async throws {
    try Data(#"{"screen":"trackList","event":{"opened":{}}}"#.utf8).write(to: file)
    let before = try recording
    let transcript = try await mybiz.run(
      URL(filePath: "/bin/sh"),
      ["-c", #""$@" < "$0""#, file.path, mybiz.executable.path]
        + mybiz.arguments(["--json", "--record", file.path]))
    expectSame(
      transcript,
      Transcript(
        messages: "mybiz: --record: \(file.path) is what is read, and would never end. Give another file.\n", status: 2)
    )
    #expect(try recording == before)
  }
}
