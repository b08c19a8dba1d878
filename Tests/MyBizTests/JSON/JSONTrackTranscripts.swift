import Foundation
import Support
import Testing

/// Tracks in `mybiz --json`, which need no company and nobody who is signed in.
@Suite(.timeLimit(.minutes(5)))
struct JSONTrackTranscripts {
  private let mybiz: Program

  init() throws { mybiz = try Program(company: nil) }

  private func line(_ screen: String, _ event: String) -> String { #"{"screen":"\#(screen)","event":{\#(event)}}"# }

  @Test(.validator) func `every event on the screens of tracks is answered as the schema says`() async throws {
    let file = try mybiz.gpx("Lake", tracks: 2)
    let first = #"{"file":"\#(URL(filePath: file).lastPathComponent)","index":0}"#
    let input = [
      line("trackList", #""importRequested":"\#(file)""#), line("trackList", #""opened":{}"#),
      line("trackList", #""searched":"1""#), line("trackList", #""searched":"la""#),
      line("trackSummary", #""renameRequested":{"id":\#(first),"name":"Hill"}"#),
      line("trackSummary", #""renameRequested":{"id":\#(first),"name":" "}"#),
      line("trackSummary", #""opened":\#(first)"#), line("trackList", #""removeRequested":\#(first)"#),
      line("trackSummary", #""opened":{"file":"\#(file)","index":1}"#),
      line("trackList", #""removeConfirmed":\#(first)"#), line("trackList", #""removeConfirmed":\#(first)"#),
      line("trackSummary", #""opened":{"file":"../session.json","index":-1}"#), line("trackList", #""opened":{}"#),
    ]
    let transcript = try await mybiz.runJSON(input)
    #expect(transcript.status == 0)
    #expect(try await JSONSchema.lines.problems(in: input, as: "input") == [])
    #expect(try await JSONSchema.lines.problems(in: transcript.lines, as: "output") == [])
    let shown = transcript.contents.filter { !$0.contains(#""display":"progress""#) && !$0.contains(#""done""#) }
    let facts = [
      #""title":"Imported""#, #""rows":[{"distance""#, #""found":{"count":2,"id":\#(first),"name":"Lake","number":1}"#,
      "Several tracks fit",
      #""name":"Hill","notes":[]"#, "A track's name has at least one character.", #""name":"Hill","notes":[]"#,
      #""action":{"event":{"removeConfirmed":\#(first)},"title":"Remove"}"#, #""name":"Lake 2","notes":[]"#,
      #"Lake 2, 0.69 mi, 20 Nov 2026 at 9:30"],"title":"Removed"}"#, "Not Removed", "No Summary",
      "There are no tracks.",
    ]
    #expect(shown.count == facts.count)
    for (line, fact) in zip(shown, facts) { #expect(line.contains(fact)) }
  }

  @Test(.validator) func `every command about tracks writes lines, and a removal asks nobody`() async throws {
    let file = try mybiz.gpx("Lake", tracks: 2)
    let commands = [
      (["track", file, "2"], #""name":"Lake 2""#), (["tracks", "import", file, "--units", "metric"], "1.11 km"),
      (["tracks", "import", file, "/nowhere.gpx"], "Not Imported"), (["tracks"], #""number":"2""#),
      (["tracks", "show", "2", "--units", "imperial"], "0.69 mi"), (["tracks", "rename", "1", "Hill"], "Hill"),
      (["tracks", "show", "valley"], "No Such Track"), (["tracks", "remove", "1", "2"], #""title":"Removed""#),
      (["tracks"], "There are no tracks."),
    ]
    var lines: [String] = []
    for (words, fact) in commands {
      let transcript = try await mybiz.run(["--json"] + words)
      #expect(transcript.output.contains(fact), "\(words)")
      #expect(transcript.messages == "", "\(words)")
      #expect(transcript.status == (fact.hasPrefix("No") ? 1 : 0), "\(words)")
      lines += transcript.lines
    }
    #expect(try await JSONSchema.lines.problems(in: lines, as: "output") == [])
    #expect(lines.count { $0.contains(#""title":"Removed""#) } == 1)
  }
}
