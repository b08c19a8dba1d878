import Foundation
import Testing

/// The pages in a real browser; see `Tests/Browser/browse`, which takes screenshots as well.
@Suite(.timeLimit(.minutes(10))) struct BrowserTests {
  /// Whether there is what the script needs.
  @Sendable private static func isReady() async throws -> Bool {
    guard ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.isExecutableFile) else {
      return false
    }
    return try await python(["-c", "import selenium"]).status.first { _ in true } == 0
  }

  private static func python(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(
      URL(filePath: "/usr/bin/env"), ["python3"] + arguments, input: "",
      environment: ProcessInfo.processInfo.environment)
  }

  @Test(
    .enabled(
      "It needs a browser: apt-get install --yes chromium chromium-driver && pip install selenium",
      isReady))
  func `a person finds everything, and no trick works, in a real browser`() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Browser/browse")
    let browsing = try Self.python([script.path, ServerProcess.executable("mybiz-web").path])
    var (output, messages) = ("", "")
    for await data in browsing.output { output += String(decoding: data, as: UTF8.self) }
    for await data in browsing.messages { messages += String(decoding: data, as: UTF8.self) }
    #expect(output == "All is well.\n", "\(messages.suffix(3_000))")
    #expect(await browsing.status.first { _ in true } == 0)
  }
}
