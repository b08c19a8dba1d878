public import Authentication
public import Foundation
public import Humble

/// Keeps one value of each account in a file of its own, `<name>-<account>.json`, of a data folder.
public struct FileAccountStore<Value: Codable & Sendable>: AccountStore {
  private let folder: DataFolder
  private let name: String
  private let isCache: Bool

  /// Makes a store; the file system is not touched yet.
  /// - Parameters:
  ///   - name: what is kept, in the plural and in lower case, such as `events` or `placed orders`: where a file name begins,
  ///     with hyphens for spaces, and sentences speak of it. The stores of one folder have names of their own.
  ///   - isCache: whether it can be fetched again, so that what was damaged and set aside need not outlive the rest.
  ///   - folder: where the files are kept.
  public init(_ name: String, isCache: Bool = true, in folder: DataFolder) {
    self.name = name
    self.isCache = isCache
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

  /// Removes what is kept for an account, and of a cache what was set aside; see ``AccountCache/removeAll(for:)``.
  /// - Parameter account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)``; where it is no cache, ``StoreFailure/unreadable(_:)`` too.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    if isCache { try await file(of: account).removeAll() } else { _ = try await file(of: account).remove { _ in true } }
  }

  private func file(of account: User.ID) -> JSONFile<Value> {
    JSONFile(folder: folder, words: isCache ? "saved \(name)" : name, file: "\(name)-\(account.uuidString)")
  }
}
