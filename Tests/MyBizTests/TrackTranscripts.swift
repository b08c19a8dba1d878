import Foundation
import Support
import Testing

/// Tracks, which need no company and nobody who is signed in.
@Suite(.timeLimit(.minutes(5)))
struct TrackTranscripts {
  private typealias Transcript = Program.Transcript
  private let mybiz: Program

  init() throws { mybiz = try Program(company: nil) }

  @Test func `no tracks are said to be none`() async throws {
    try await expectSame(mybiz.run("tracks"), Transcript("There are no tracks. Import a GPX file.\n"))
  }

  @Test func `a file is imported once, listed and removed when that is confirmed`() async throws {
    let file = try mybiz.gpx("Lake &amp; hill")
    try await expectSame(
      mybiz.run("tracks", "import", file, "--units", "metric"),
      Transcript("Imported: Lake & hill, 1.11 km, 20 Nov 2026 at 9:30\n"))
    try await expectSame(
      mybiz.run("tracks", "import", file),
      Transcript(
        messages:
          "Not Imported: The recording in \(URL(filePath: file).lastPathComponent) is there already, as \"Lake & hill\".\n",
        status: 1))
    let row = "1  Lake & hill  20 Nov 2026 at 9:30  1.11 km  6:40\n"
    try await expectSame(mybiz.run("tracks", "--units", "metric"), Transcript(row))
    let refused = try await mybiz.run("tracks", "remove", "lake", input: "n\n")
    #expect(refused.messages.contains("[y/N]"))
    #expect(refused.messages.hasSuffix("Nothing was removed.\n"))
    try await expectSame(mybiz.run("tracks", "--units", "metric"), Transcript(row))
    let removed = try await mybiz.run("tracks", "remove", "1", "--units", "metric", input: "y\n")
    #expect(removed.output == "Removed: Lake & hill, 1.11 km, 20 Nov 2026 at 9:30\n")
    try await expectSame(mybiz.run("tracks"), Transcript("There are no tracks. Import a GPX file.\n"))
  }

  @Test func `numbers mean the tracks that they meant before any was removed`() async throws {
    for (index, name) in ["A", "B", "C"].enumerated() {
      _ = try await mybiz.run("tracks", "import", try mybiz.gpx(name, points: index + 3))
    }
    let removed = try await mybiz.run("tracks", "remove", "1", "2", "1", input: "y\ny\n")
    #expect(removed.status == 0)
    #expect(try await mybiz.run("tracks").output.contains("C"))
  }

  @Test func `a file's tracks have the numbers that they have in it`() async throws {
    let later = "2026-11-21T09:30:00Z"
    let tracks = [("First", "2026-11-20T09:30:00Z"), ("Second", later)].map { name, time in
      "<trk><name>\(name)</name><trkseg><trkpt lat='1' lon='1'><time>\(time)</time></trkpt></trkseg></trk>"
    }
    let file = mybiz.folder.appending(path: "two.gpx")
    try Data("<gpx>\(tracks.joined())</gpx>".utf8).write(to: file)
    #expect(try await mybiz.run("track", file.path).output.hasPrefix("First\n"))
    #expect(try await mybiz.run("track", file.path, "2").output.hasPrefix("Second\n"))
  }

  @Test func `a track is renamed, and nothing else in its file is another`() async throws {
    let file = try mybiz.gpx("Old")
    _ = try await mybiz.run("tracks", "import", file)
    let shown = try await mybiz.run("tracks", "rename", "old", " Evening <run> ", "--units", "metric")
    #expect(shown.output.hasPrefix("Evening <run>\n  Start "))
    let folder = mybiz.data.appending(path: "tracks")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".gpx") })
    let after = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    let before = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    #expect(after == before.replacing("<name>Old</name>", with: "<name>Evening &lt;run&gt;</name>"))
  }

  @Test func `a name that begins with a sign stands after two`() async throws {
    _ = try await mybiz.run("tracks", "import", try mybiz.gpx("Old"))
    for name in ["- evening", "-h", "--units"] {
      let shown = try await mybiz.run("tracks", "rename", "--units", "metric", "--", "1", name)
      #expect(shown.output.hasPrefix("\(name)\n  Start "))
    }
    #expect(try await mybiz.run("tracks", "show", "--", "--units").status == 0)
  }

  @Test func `a file is shown without importing it, with its profile and path`() async throws {
    let transcript = try await mybiz.run("track", mybiz.gpx("Straight north"), "--units", "metric")
    #expect(transcript.status == 0)
    let lines = transcript.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(6) == [
        "Straight north", "  Start              20 November 2026 at 9:30", "  Distance           1.11 km",
        "  Elapsed time       6:40", "  Moving time        6:40", "  Ascent             100 m",
      ])
    #expect(transcript.output.contains("500 m "))
    #expect(!FileManager.default.fileExists(atPath: mybiz.data.path))
  }

  @Test func `of a file with several tracks each can be shown`() async throws {
    let file = try mybiz.gpx("Day", tracks: 2)
    let first = try await mybiz.run("track", file)
    #expect(first.output.hasPrefix("Day\n"))
    #expect(first.messages == "Track 1 of 2: mybiz track FILE 2 shows the next.\n")
    let last = try await mybiz.run("track", file, "2")
    #expect(last.output.hasPrefix("Day 2\n"))
    #expect(last.messages == "Track 2 of 2.\n")
    try await expectSame(
      mybiz.run("track", file, "3"),
      Transcript(
        messages: "No Such Track: No track of the file has this number or name; there are 2.\n", status: 1))
    #expect(try await mybiz.run("track", mybiz.gpx("Alone")).messages == "")
  }

  @Test func `a name that several have lists them`() async throws {
    _ = try await mybiz.run("tracks", "import", mybiz.gpx("Morning run"), mybiz.gpx("Morning ride", points: 60))
    let transcript = try await mybiz.run("tracks", "show", "morning")
    #expect(transcript.status == 1)
    #expect(transcript.messages.contains("Morning run") && transcript.messages.contains("Morning ride"))
  }

  @Test func `what is no track says so, where and why`() async throws {
    let file = mybiz.folder.appending(path: "cut.gpx")
    try Data(#"<gpx version="1.1"><trk><name>x</name><trkseg><trkpt lat="1" lon="2">"#.utf8).write(to: file)
    for command in [["track", file.path], ["tracks", "import", file.path]] {
      let transcript = try await mybiz.run(command)
      #expect(transcript.status == 1)
      #expect(transcript.messages.contains(file.path))
    }
    try await expectSame(mybiz.run("tracks"), Transcript("There are no tracks. Import a GPX file.\n"))
    let missing = try await mybiz.run("tracks", "show", "7")
    #expect(missing.messages.hasPrefix("No Such Track: "))
  }

  @Test(arguments: [
    ("en_GB.UTF-8", nil, "0.69 mi"), ("C.UTF-8", nil, "1.11 km"), ("POSIX", nil, "1.11 km"), ("", nil, "1.11 km"),
    ("xx_XX", nil, "1.11 km"), ("C", "en_US", "0.69 mi"), ("en_US", "de_DE.UTF-8", "1.11 km"),
  ])
  func `the units are those of the locale, and metric without one`(
    language: String, measurement: String?, distance: String
  ) async throws {
    let environment = ["LANG": language, "LC_MEASUREMENT": measurement ?? ""]
    let transcript = try await mybiz.run("track", mybiz.gpx("North"), environment: environment)
    #expect(transcript.output.contains(" \(distance)\n"))
  }

  @Test(arguments: [
    (["tracks", "fly"], #"tracks cannot "fly"; it can import, show, rename and remove."#),
    (["tracks", "import"], "tracks import needs a FILE."),
    (["tracks", "remove"], "tracks remove needs a NAME-OR-NUMBER."),
    (["tracks", "show"], "tracks show needs one NAME-OR-NUMBER; quote a name of several words."),
    (
      ["tracks", "rename", "1"],
      "tracks rename needs a NAME-OR-NUMBER and a NEW-NAME; quote names of several words."
    ),
    (["tracks", "--units", "nautical"], #"--units takes metric or imperial, not "nautical"."#),
    (["tracks", "--fast"], #"tracks has no option --fast; words that begin with "-" stand after --."#),
    (["track"], "track needs a FILE, and perhaps the NUMBER of a track in it."),
  ])
  func `wrong usage is said to be wrong`(words: [String], sentence: String) async throws {
    let transcript = try await mybiz.run(words)
    #expect(transcript.messages.hasPrefix("mybiz: \(sentence)\n"))
    #expect(transcript.status == 2)
  }
}
