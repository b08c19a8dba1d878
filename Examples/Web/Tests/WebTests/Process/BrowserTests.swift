import Foundation
import Testing

/// The pages in a real browser; see `Tests/Browser/browse`, which takes screenshots as well.
@Suite(.timeLimit(.minutes(10))) struct BrowserTests {
  /// What the script needs.
  private static let isReady =
    ["/usr/bin/chromium", "/usr/bin/chromedriver"].allSatisfy(FileManager.default.isExecutableFile)
    && hasSelenium

  private static let hasSelenium: Bool = {
    var id = pid_t()
    let arguments = ["/usr/bin/env", "python3", "-c", "import selenium"].map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawn(&id, "/usr/bin/env", nil, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(id, &status, 0) == id && status == 0
  }()

  @Test(
    .enabled(
      if: isReady,
      "It needs a browser: apt-get install --yes chromium chromium-driver && pip install selenium"))
  func `a person finds everything, and no trick works, in a real browser`() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Browser/browse")
    let browsing = try ChildProcess(
      URL(filePath: "/usr/bin/env"), ["python3", script.path, ServerProcess.executable("mybiz-web").path], input: "",
      environment: ProcessInfo.processInfo.environment)
    var (output, messages) = ("", "")
    for await data in browsing.output { output += String(decoding: data, as: UTF8.self) }
    for await data in browsing.messages { messages += String(decoding: data, as: UTF8.self) }
    #expect(output == "All is well.\n", "\(messages.suffix(3_000))")
    #expect(await browsing.status.first { _ in true } == 0)
  }
}
