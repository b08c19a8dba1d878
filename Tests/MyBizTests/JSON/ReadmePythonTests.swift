import Foundation
import Support
import Testing

/// The README's Python, run as it stands there.
@Suite(.timeLimit(.minutes(5)))
struct ReadmePythonTests {
  @Test(.validator) func `the README's Python signs in and prints a week of events`() async throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let examples = text.matches(of: #/```python\n([\s\S]*?)```/#)
    let example = try #require(examples.count == 1 ? examples.first : nil)

    let mybiz = try Program(company: nil)
    let path = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    let transcript = try await mybiz.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", String(example.output.1)],
      environment: [
        "PATH": "\(Program.products.path):\(path)", "XDG_DATA_HOME": mybiz.data.path, "PYTHONIOENCODING": "utf-8",
      ])
    #expect(transcript.messages == "")
    #expect(transcript.status == 0)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.first == "Hello Phil Coulson")
    #expect(lines.contains { $0.contains(#/^  \d+:\d\d – \d+:\d\d  \w/#) })
    #expect(lines.dropFirst().contains { $0.contains(#/^\w+day, \d+ \w+ 20\d\d$/#) })
  }
}
