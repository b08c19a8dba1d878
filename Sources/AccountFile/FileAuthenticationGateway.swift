public import Authentication
public import Foundation
public import Humble

/// Signs people in against the `users` of a JSON file.
///
/// A session lasts as long as the file's `rules.sessionLifetime` says. The file is only read: nothing is kept of a
/// session but what the caller keeps.
public struct FileAuthenticationGateway<Book: AccountBook>: AuthenticationGateway {
  private let document: JSONDocument<Book>
  private let now: @Sendable () -> Date

  /// Makes a gateway.
  /// - Parameters:
  ///   - document: the file.
  ///   - now: tells the time, from which a session's lifetime is counted.
  public init(document: JSONDocument<Book>, now: @escaping @Sendable () -> Date) {
    self.document = document
    self.now = now
  }

  /// Signs in; see ``AuthenticationGateway/signIn(with:)``.
  ///
  /// Upper and lower case in an email address are the same.
  /// - Parameter credentials: the email address and password of one of the file's users.
  /// - Returns: a session with a random token of 256 bits.
  /// - Throws: ``GatewayFailure/unauthorized``; ``GatewayFailure/unreachable(_:)`` and
  ///   ``GatewayFailure/malformedResponse(_:)``, which name the file and the place in it.
  public func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    let accounts = try await document.contents().accounts
    let email = credentials.userName.lowercased()
    guard let account = accounts.users.first(where: { $0.profile.user.email.lowercased() == email }),
      account.password == credentials.password
    else { throw .unauthorized }
    return Session(token: .random(), user: account.profile.user, expires: accounts.sessionLifetime.map { now() + $0 })
  }

  /// Does nothing: a file keeps no sessions, so there is nobody to tell.
  /// - Parameter session: the session that ended.
  /// - Throws: nothing.
  public func logOut(_ session: Session) async throws(GatewayFailure) {}
}

extension Secret {
  fileprivate static func random() -> Secret {
    var generator = SystemRandomNumberGenerator()
    let words = (0..<4).map { _ in String(generator.next() as UInt64, radix: 36) }
    return Secret(words.joined(separator: "-"))
  }
}
