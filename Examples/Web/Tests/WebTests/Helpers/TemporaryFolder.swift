import Foundation
import Testing

/// A folder that goes with its test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "mybiz-web-tests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { Issue.record(error) }
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// Every byte of every file.
  func bytes() throws -> Data {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).map { url.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }.reduce(into: Data()) {
        $0.append(try Data(contentsOf: $1))
      }
  }
}
