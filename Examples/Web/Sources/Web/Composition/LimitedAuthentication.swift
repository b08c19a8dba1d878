import Authentication
import Foundation
import Humble

/// Signs people in from one address, unless too many attempts have failed.
///
/// For a company in a file: a server has limits of its own, and says so.
struct LimitedAuthentication: AuthenticationGateway {
  let base: any AuthenticationGateway
  let limiter: SignInLimiter
  let address: String

  func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    let account = credentials.userName.lowercased()
    if let wait = limiter.attempt(account: account, address: address) {
      throw .refused(status: 429, reason: SignInLimiter.sentence(waiting: wait))
    }
    do {
      let session = try await base.signIn(with: credentials)
      limiter.succeeded(account: account, address: address)
      return session
    } catch {
      if error != .unauthorized { limiter.takeBack(account: account, address: address) }
      throw error
    }
  }

  func logOut(_ session: Session) async throws(GatewayFailure) { try await base.logOut(session) }
}
