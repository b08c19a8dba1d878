public import Authentication
public import Foundation
public import Humble

/// Keeps a copy of what can be fetched again: one value of each account in a file of its own, `<name>-<account>.json`, of a
/// data folder.
public struct FileAccountStore<Value: Codable & Sendable>: AccountStore {
  private let folder: DataFolder
  private let name: String

  /// Makes a store; the file system is not touched yet.
  /// - Parameters:
  ///   - name: what is kept, in the plural and in lower case, such as `events` or `placed orders`: where a file name begins,
  ///     with hyphens for spaces, and sentences speak of it. The stores of one folder have names of their own.
  ///   - folder: where the files are kept.
  public init(_ name: String, in folder: DataFolder) {
    self.name = name
    self.folder = folder
  }

  /// Reads what is kept for an account; see ``AccountStore/load(for:)``.
  /// - Parameter account: the account.
  /// - Returns: the last value saved for it, or `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` where it was set aside under another name; ``StoreFailure/unreadable(_:)``.
  public func load(for account: User.ID) async throws(StoreFailure) -> Value? {
    try await file(of: account).load()
  }

  /// Replaces what is kept for an account; see ``AccountStore/save(_:for:)``.
  /// - Parameters:
  ///   - value: the value to keep.
  ///   - account: the account.
  /// - Throws: ``StoreFailure/damaged(_:)``, ``StoreFailure/unwritable(_:)``, ``StoreFailure/cancelled``.
  public func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {
    try await file(of: account).save(value)
  }

  /// Removes what is kept for an account, and what was set aside of it; see ``AccountCache/removeAll(for:)``.
  /// - Parameter account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)``.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    try await file(of: account).removeAll()
  }

  private func file(of account: User.ID) -> JSONFile<Value> {
    JSONFile(folder: folder, words: "saved \(name)", file: "\(name)-\(account.uuidString)")
  }
}
