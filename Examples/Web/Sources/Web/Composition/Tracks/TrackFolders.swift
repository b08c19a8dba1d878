import Authentication
import Crypto
import FileStores
import Foundation
import GPXFiles

/// Where tracks are kept: a folder for each account of a company, and one for what is being uploaded.
///
/// Of one server at a time, because each clears away at its start what another may be uploading.
struct TrackFolders: Sendable {
  private let accounts: URL
  private let uploads: URL

  /// Makes the folder where there is none, for its owner alone, and clears away what a server that was killed left there.
  /// - Parameters:
  ///   - path: where it is.
  ///   - company: what tells one company from another, whose accounts may have the same ids.
  /// - Throws: ``ServerFailure`` where it cannot be made.
  init(at path: String, of company: String) throws(ServerFailure) {
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let hash = SHA256.hash(data: Data(company.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
    accounts = root.appending(path: hash)
    uploads = root.appending(path: ".uploads")
    let manager = FileManager.default
    do {
      try manager.createDirectory(
        at: accounts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      if manager.fileExists(atPath: uploads.path) { try manager.removeItem(at: uploads) }
    } catch {
      throw ServerFailure(
        "The folder \(path) for tracks cannot be used: \(error.localizedDescription) "
          + "Check its permissions, or name another with --tracks.")
    }
  }

  /// The tracks of one account; its id has no character that leads out of its folder.
  func store(of account: User.ID) -> GPXTrackStore {
    GPXTrackStore(in: DataFolder(at: accounts.appending(path: account.uuidString), isTold: false))
  }

  /// A folder that nobody else has, and that is gone afterwards.
  func withUpload<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = uploads.appending(path: UUID().uuidString)
    defer {
      // Where nothing was uploaded there is none.
      try? FileManager.default.removeItem(at: folder)
    }
    return try await body(folder)
  }
}
