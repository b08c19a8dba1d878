import Authentication
import Foundation
import GRDB
import HTTPTypes
import Humble
import Hummingbird
import NIOCore
import Serving

/// `POST api/users/login` and `POST api/users/logout`.
struct SignInRoutes {
  let database: DatabasePool
  let hasher: any PasswordHasher
  let limiter: SignInLimiter
  let now: @Sendable () -> Date

  func add(to router: Router<ServerContext>) {
    router.post("api/users/login") { request, context in
      guard let credentials = Credentials(authorization: request.headers[.authorization]) else {
        throw Refusal.wrongCredentials
      }
      return try await signIn(with: credentials, from: context.remoteAddress?.ipAddress ?? "")
    }
    router.post("api/users/logout") { request, _ in
      // Without a token nobody is signed in, which is what was asked for.
      if let token = Token(authorization: request.headers[.authorization]) {
        try await database.write { db in try TokenTable.delete(token, in: db) }
      }
      return Response(status: .noContent)
    }
  }

  private func signIn(with credentials: Credentials, from address: String) async throws -> Response {
    let login = UserTable.login(for: credentials.userName)
    if let wait = limiter.attempt(account: login, address: address) { throw Refusal.tooManyAttempts(wait: wait) }
    let match: UserTable.Account?
    do { match = try await account(login: login, password: credentials.password) } catch {
      limiter.takeBack(account: login, address: address)
      throw error
    }
    guard let account = match else { throw Refusal.wrongCredentials }
    let session = try await database.write { db in try begin(for: account, login: login, in: db) }
    limiter.succeeded(account: login, address: address)
    return try session.response()
  }

  /// The account that an address and a password belong to; what is thrown was thrown before the password was looked at.
  private func account(login: String, password: Secret) async throws -> UserTable.Account? {
    let account = try await database.read { db in try UserTable.account(login: login, in: db) }
    // Somebody unknown costs the same time as somebody known.
    let isRight = try await hasher.verify(password, against: account?.passwordHash ?? hasher.decoy)
    return isRight ? account : nil
  }

  private func begin(for account: UserTable.Account, login: String, in db: Database) throws -> NewSession {
    // An import may have changed the password meanwhile.
    guard try UserTable.account(login: login, in: db)?.passwordHash == account.passwordHash else {
      throw Refusal.wrongCredentials
    }
    let date = now()
    let lifetime = try CompanyTable.rules(in: db)?.sessionLifetime ?? CompanyRules.standardLifetime
    let session = NewSession(
      token: Token(), expires: min(date + lifetime, RFC3339.dates.upperBound), user: account.profile.user)
    try TokenTable.deleteExpired(at: date, in: db)
    try TokenTable.insert(session.token, for: account.profile.user.id, expires: session.expires, in: db)
    return session
  }
}

/// What somebody who signed in is answered.
private struct NewSession {
  let token: Token
  let expires: Date
  let user: User

  private struct Body: Encodable {
    let token: String
    let expires: String
    let user: Person
  }

  private struct Person: Encodable {
    let id: UUID
    let name: String
  }

  func response() throws -> Response {
    let body = Body(
      token: token.secret.reveal(), expires: RFC3339.string(from: expires), user: Person(id: user.id, name: user.name))
    return Response(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONText.encode(body))))
  }
}
