import Authentication
import Foundation
import HTTPTypes
import Humble
import Serving
import Synchronization

/// Signs people in from one address, unless too many attempts have failed, and notes why it did not: a page says it in
/// words, and programs read a status.
final class LimitedAuthentication: AuthenticationGateway {
  private let base: any AuthenticationGateway
  private let limiter: SignInLimiter
  private let address: String
  private let noted = Mutex<Refusal?>(nil)

  /// - Parameters:
  ///   - base: the company's own.
  ///   - limiter: counts failed attempts.
  ///   - address: where attempts come from.
  init(_ base: any AuthenticationGateway, limiter: SignInLimiter, address: String) {
    (self.base, self.limiter, self.address) = (base, limiter, address)
  }

  /// Why the last attempt failed at the company; `nil` where it did not, or where the company was not asked.
  var refusal: Refusal? { noted.withLock { $0 } }

  func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    let account = credentials.userName.lowercased()
    if let wait = limiter.attempt(account: account, address: address) {
      throw note(.refused(status: 429, reason: SignInLimiter.sentence(waiting: wait)), wait: wait)
    }
    do {
      let session = try await base.signIn(with: credentials)
      limiter.succeeded(account: account, address: address)
      return session
    } catch {
      if error != .unauthorized { limiter.takeBack(account: account, address: address) }
      throw note(error)
    }
  }

  func logOut(_ session: Session) async throws(GatewayFailure) { try await base.logOut(session) }

  private func note(_ failure: GatewayFailure, wait: TimeInterval? = nil) -> GatewayFailure {
    noted.withLock { $0 = Refusal(failure: failure, wait: wait) }
    return failure
  }
}

extension LimitedAuthentication {
  /// Why an attempt failed.
  struct Refusal {
    let failure: GatewayFailure
    /// The seconds after which another may be made; `nil` where nobody has said.
    let wait: TimeInterval?

    /// What programs are told: that the company could not be asked, or that it said no.
    var status: HTTPResponse.Status {
      switch failure {
      // Not 401, which asks browsers for credentials in a header.
      case .unauthorized: .unprocessableContent
      case .refused(status: 429, _): .tooManyRequests
      case .refused(status: ..<500, _): .unprocessableContent
      case .refused, .emptyResponse, .malformedResponse, .unreachable, .interrupted, .timedOut, .cancelled:
        .serviceUnavailable
      }
    }

    /// What programs are told of when to try again.
    var headers: HTTPFields { wait.map { [.retryAfter: "\(Int($0.rounded(.up)))"] } ?? [:] }
  }
}
