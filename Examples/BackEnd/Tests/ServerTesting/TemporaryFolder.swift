public import Foundation

/// A folder that goes with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// Where it is, under a name of its own.
  public let url = FileManager.default.temporaryDirectory.appending(path: "mybiz-tests-\(UUID().uuidString)")

  /// Makes the folder.
  /// - Throws: `CocoaError` where the system's folder for temporary files cannot be written.
  public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  // What cannot be removed is left to the system, as all temporary files are.
  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in it.
  /// - Parameter name: its name, or its path below the folder.
  /// - Returns: the path, whether something is there or not.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, over one of that name.
  /// - Parameters:
  ///   - text: its contents, which are written as UTF-8.
  ///   - name: its name.
  /// - Returns: its path.
  /// - Throws: `CocoaError` where it cannot be written.
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// Reads every byte of every file in it and in its folders.
  /// - Returns: the contents of all files, one after the other in no order.
  /// - Throws: `CocoaError` where one cannot be read.
  public func bytes() throws -> Data {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).map { url.appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .reduce(into: Data()) { $0.append(try Data(contentsOf: $1)) }
  }
}
