import Foundation
import GRDB
import HTTPTypes
import Serving

/// Lets in who carries a token that holds, and nobody else.
///
/// Each request asks the database, so that a token that was revoked is refused at once, whichever process revoked it.
struct Gatekeeper {
  private let readers: QuickReaders
  private let now: @Sendable () -> Date

  init(readers: QuickReaders, now: @escaping @Sendable () -> Date) {
    self.readers = readers
    self.now = now
  }

  /// Lets a request in to what is answered as a whole, and says which revision of it there is.
  ///
  /// - Returns: the revision.
  /// - Throws: ``Refusal`` where the token does not hold; `DatabaseError`.
  func admit(_ headers: HTTPFields, to resource: Resource) throws -> Int64 {
    let token = try token(in: headers)
    let revision = try readers.look { db in
      try TokenTable.revision(of: resource, for: token, at: now(), in: db)
    }
    guard let revision else { throw Refusal.invalidToken }
    return revision
  }

  /// Finds out who sent a request, within a transaction.
  /// - Returns: the id of the user.
  /// - Throws: ``Refusal`` where the token does not hold; `DatabaseError`.
  func userID(for headers: HTTPFields, in db: Database) throws -> UUID {
    guard let id = try TokenTable.userID(of: try token(in: headers), at: now(), in: db) else {
      throw Refusal.invalidToken
    }
    return id
  }

  /// - Throws: ``Refusal`` where the headers carry no token.
  private func token(in headers: HTTPFields) throws -> Token {
    guard let token = Token(authorization: headers[.authorization]) else { throw Refusal.missingToken }
    return token
  }
}
