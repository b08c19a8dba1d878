import Foundation
import Support
import Testing

/// What the README shows of this program is what compiles and runs.
@Suite(.timeLimit(.minutes(5)))
struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the composition root that the README shows is the program's, whole and in under 60 lines`() throws {
    let code = try text("Examples/Expenses/Composition.swift")
    #expect(try text("README.md").contains("```swift\n" + code + "```"))
    #expect(code.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func `the session that the README shows is what a terminal shows`() async throws {
    let pattern = #/\n    \$ swift run expenses\n((?:    .*\n|\n(?=    ))+)/#
    let found = try #require(try text("README.md").firstMatch(of: pattern))
    let lines = found.output.1.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      $0.dropFirst(4)
    }

    let program = try Program(accounts: nil)
    let terminal = try PseudoTerminal(running: program, environment: ["NO_COLOR": "1"])
    var shown = ""
    for line in lines {
      for prompt in ["Email:", "Password:", "expenses>"] where line.hasPrefix(prompt) {
        shown += try await terminal.screen(until: prompt + " ")
        try terminal.type(prompt == "Password:" ? "hailHydra\n" : "\(line.dropFirst(prompt.count + 1))\n")
      }
    }
    let end = try await terminal.end()
    #expect(end.status == 0)
    let screen = (shown + end.screen).replacing("…\r \r", with: "").replacing(" \n", with: "\n")
    #expect(screen == lines.map { $0 + "\n" }.joined())
  }
}
