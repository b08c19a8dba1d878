import Authentication
import Crypto
import FileStores
import Foundation
import GPXFiles
import Humble
import Synchronization

/// Where tracks are kept: a folder for each account of a company, and one for what is being uploaded.
///
/// Of one server at a time, because each clears away what another may be uploading.
final class TrackFolders: Sendable {
  private let accounts: URL
  private let uploads: URL
  /// What the names of this server's uploads begin with.
  private let mark = UUID().uuidString
  /// One for each account that has asked, so that what a store remembers of its folder is there for the next import.
  private let stores = Mutex<[User.ID: GPXTrackStore]>([:])

  /// Makes the folder where there is none, for its owner alone.
  /// - Parameters:
  ///   - path: where it is.
  ///   - company: what tells one company from another, whose accounts may have the same ids.
  /// - Throws: ``ServerFailure`` where it cannot be made.
  init(at path: String, of company: String) throws(ServerFailure) {
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let hash = SHA256.hash(data: Data(company.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
    accounts = root.appending(path: hash)
    uploads = root.appending(path: ".uploads")
    var isFolder: ObjCBool = false
    do {
      try FileManager.default.createDirectory(
        at: accounts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ServerFailure(
        FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
          ? "\(path) is not a folder. Name one for tracks with --tracks."
          : "The folder \(path) for tracks cannot be made or written. Check the permissions on its path, or name another "
            + "with --tracks.")
    }
  }

  /// The tracks of one account; its id has no character that leads out of its folder.
  func store(of account: User.ID) -> GPXTrackStore {
    stores.withLock { stores in
      if let store = stores[account] { return store }
      let store = GPXTrackStore(in: DataFolder(at: accounts.appending(path: account.uuidString), isTold: false))
      stores[account] = store
      return store
    }
  }

  /// How many files an account keeps, and how many bytes they are together.
  func kept(by account: User.ID) async throws(StoreFailure) -> (files: Int, bytes: Int) {
    let folder = accounts.appending(path: account.uuidString)
    return try await onDisk {
      guard FileManager.default.fileExists(atPath: folder.path) else { return (0, 0) }
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles)
      return (files.count, try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) })
    }
  }

  /// Clears away what a server that was killed left there.
  ///
  /// Called when the port is this server's: until then another one may be running.
  /// - Throws: where it cannot be removed.
  func clearUploads() throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: uploads.path) else { return }
    for name in try manager.contentsOfDirectory(atPath: uploads.path) where !name.hasPrefix(mark) {
      try manager.removeItem(at: uploads.appending(path: name))
    }
  }

  /// A folder that nobody else has, and that is gone afterwards.
  func withUpload<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = uploads.appending(path: "\(mark)-\(UUID())")
    defer {
      // Where nothing was uploaded there is none.
      try? FileManager.default.removeItem(at: folder)
    }
    return try await body(folder)
  }
}
