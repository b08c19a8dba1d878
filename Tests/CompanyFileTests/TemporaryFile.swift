import Foundation

/// A file that is there while a test runs.
final class TemporaryFile {
  let url: URL

  init(_ contents: Data? = nil) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString).json")
    if let contents { try contents.write(to: url) }
  }

  convenience init(_ text: String) throws { try self.init(Data(text.utf8)) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
