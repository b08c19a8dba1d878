import Foundation
import ServerTesting
import Testing

/// The pages in a real browser; see `Tests/Browser/browse`, which takes screenshots as well.
@Suite(.timeLimit(.minutes(10))) struct BrowserTests {
  /// Whether there is what the script needs.
  @Sendable private static func isReady() async throws -> Bool {
    guard ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.isExecutableFile) else {
      return false
    }
    return try await python(["-c", "import selenium"]).status == 0
  }

  private static func python(_ arguments: [String]) async throws -> RunningCommand.Ending {
    try await RunningCommand("/usr/bin/env", ["python3"] + arguments).end()
  }

  @Test(
    .enabled(
      "It needs a browser: apt-get install --yes chromium chromium-driver && pip install selenium",
      isReady))
  func `a person finds everything, and no trick works, in a real browser`() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Browser/browse")
    let ending = try await Self.python([script.path, BuiltCommand.web.executable.path])
    #expect(ending.output == "All is well.\n", "\(ending.messages.suffix(3_000))")
    #expect(ending.status == 0)
  }
}
