public import Authentication
import Foundation
public import Humble

/// Keeps the session in `session.json` of a data folder.
///
/// The token stands in the file as it is; the file's mode keeps it from other people.
public struct FileSessionStore: SessionStore {
  private let file: JSONFile<StoredSession>

  /// Makes a store; the file system is not touched yet.
  /// - Parameter folder: where the file is kept.
  public init(in folder: DataFolder) {
    file = JSONFile(folder: folder, name: "session.json", words: "saved session")
  }

  /// Reads the session; see ``SessionStore/load()``.
  /// - Returns: the stored session, or `nil` where there is none.
  /// - Throws: ``StoreFailure/damaged(_:)`` where it was set aside as `session.json.damaged-1` or the next free number;
  ///   ``StoreFailure/unreadable(_:)``.
  public func load() async throws(StoreFailure) -> Session? {
    try await file.load()?.session
  }

  /// Replaces the session; see ``SessionStore/save(_:)``.
  /// - Parameter session: the session to keep.
  /// - Throws: ``StoreFailure/damaged(_:)``, ``StoreFailure/unwritable(_:)``, ``StoreFailure/cancelled``.
  public func save(_ session: Session) async throws(StoreFailure) {
    try await file.save(StoredSession(session))
  }

  /// Removes the session, if it is the stored one; see ``SessionStore/remove(_:)``.
  /// - Parameter session: the session that is over.
  /// - Returns: whether it was stored and is now gone.
  /// - Throws: ``StoreFailure/unreadable(_:)``, ``StoreFailure/unwritable(_:)``.
  public func remove(_ session: Session) async throws(StoreFailure) -> Bool {
    try await file.remove { $0.session.token == session.token }
  }
}

/// A session as it stands in the file: the one place where a token is written out.
private struct StoredSession: Codable {
  let session: Session

  private enum CodingKeys: CodingKey {
    case token, user, expires
  }

  init(_ session: Session) {
    self.session = session
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    session = Session(
      token: try container.decode(Secret.self, forKey: .token),
      user: try container.decode(User.self, forKey: .user),
      expires: try container.decodeIfPresent(Date.self, forKey: .expires))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session.token.reveal(), forKey: .token)
    try container.encode(session.user, forKey: .user)
    try container.encodeIfPresent(session.expires, forKey: .expires)
  }
}
