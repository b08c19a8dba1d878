import FileStores
import Foundation

/// A folder that is there while a test runs; its data folder is made by what is tested.
final class TemporaryFolder: Sendable {
  let root: URL
  var data: URL { root.appending(path: "data") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Opens the data folder as another process would.
  func open() -> DataFolder { DataFolder(at: data) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []).filter { $0 != ".lock" }.sorted()
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: data.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: data.appending(path: name)), as: UTF8.self)
  }

  func mode(of name: String? = nil) throws -> Int? {
    let path = name.map { data.appending(path: $0).path } ?? data.path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
