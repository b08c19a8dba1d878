public import Authentication
public import Events
public import Foundation
public import Humble

/// Keeps each account's events in a file of its own, `events-<account>.json`, of a data folder.
public struct FileEventStore: EventStore {
  private let folder: DataFolder

  /// Makes a store; the file system is not touched yet.
  /// - Parameter folder: where the files are kept.
  public init(in folder: DataFolder) {
    self.folder = folder
  }

  /// Reads what is kept for an account; see ``EventStore/load(for:)``.
  /// - Parameter account: the account.
  /// - Returns: the last value saved for it, or `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` where it was set aside under another name; ``StoreFailure/unreadable(_:)``.
  public func load(for account: User.ID) async throws(StoreFailure) -> CachedEvents? {
    try await file(of: account).load()
  }

  /// Replaces what is kept for an account; see ``EventStore/save(_:for:)``.
  /// - Parameters:
  ///   - events: the value to keep; dates of events are kept to the second.
  ///   - account: the account.
  /// - Throws: ``StoreFailure/damaged(_:)``, ``StoreFailure/unwritable(_:)``, ``StoreFailure/cancelled``.
  public func save(_ events: CachedEvents, for account: User.ID) async throws(StoreFailure) {
    try await file(of: account).save(events)
  }

  /// Removes what is kept for an account; see ``AccountCache/removeAll(for:)``.
  /// - Parameter account: the account.
  /// - Throws: ``StoreFailure/unwritable(_:)``.
  public func removeAll(for account: User.ID) async throws(StoreFailure) {
    try await file(of: account).removeAll()
  }

  private func file(of account: User.ID) -> JSONFile<CachedEvents> {
    JSONFile(folder: folder, name: "events-\(account.uuidString).json", words: "list of saved events")
  }
}
