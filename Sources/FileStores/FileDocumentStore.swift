public import Authentication
public import Foundation
public import Humble

/// Keeps one value in one file, `<name>.json`, of a data folder.
public struct FileDocumentStore<Value: Codable & Sendable>: DocumentStore {
  private let file: JSONFile<Value>

  /// Makes a store; the file system is not touched yet.
  /// - Parameters:
  ///   - name: what is kept, in the plural and in lower case, such as `expenses` or `placed orders`: the file's name, with
  ///     hyphens for spaces, and how sentences speak of it. The stores of one folder have names of their own.
  ///   - folder: where the file is kept.
  public init(_ name: String, in folder: DataFolder) {
    file = JSONFile(folder: folder, words: name, file: name)
  }

  /// Makes a store of what belongs to one account, in the file `<name>-<account>.json`; the file system is not touched yet.
  /// - Parameters:
  ///   - name: what is kept, as above.
  ///   - account: whose it is.
  ///   - folder: where the file is kept.
  public init(_ name: String, of account: User.ID, in folder: DataFolder) {
    file = JSONFile(folder: folder, words: name, file: "\(name)-\(account.uuidString)")
  }

  /// Reads the value; see ``DocumentStore/load()``.
  /// - Returns: the value, or `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` where it was set aside under another name; ``StoreFailure/unreadable(_:)``.
  public func load() async throws(StoreFailure) -> Value? {
    try await file.load()
  }

  /// Changes the value; see ``DocumentStore/update(_:)``.
  /// - Parameter change: changes the value.
  /// - Returns: what the change returns.
  /// - Throws: ``StoreFailure/damaged(_:)``, ``StoreFailure/unwritable(_:)``, ``StoreFailure/cancelled``.
  public func update<Result: Sendable>(
    _ change: @Sendable (inout Value?) -> Result
  ) async throws(StoreFailure) -> Result {
    try await file.update(change)
  }
}
