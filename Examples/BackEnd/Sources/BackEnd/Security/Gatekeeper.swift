import Foundation
import GRDB
import HTTPTypes

/// Lets in who carries a token that holds, and nobody else.
///
/// Each request asks the database, so that a token that was revoked is refused at once, whichever process revoked it.
struct Gatekeeper {
  private let database: DatabasePool
  private let now: @Sendable () -> Date

  init(database: DatabasePool, now: @escaping @Sendable () -> Date) {
    self.database = database
    self.now = now
  }

  /// Lets a request in to what is answered as a whole, and says which revision of it there is.
  ///
  /// One look into an index, some microseconds, on the caller's thread: to wait for another thread would take longer.
  /// - Returns: the revision.
  /// - Throws: ``Refusal`` where the token does not hold; `DatabaseError`.
  func admit(_ headers: HTTPFields, to resource: Resource) throws -> Int64 {
    let token = try token(in: headers)
    let revision = try database.unsafeRead { db in
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
