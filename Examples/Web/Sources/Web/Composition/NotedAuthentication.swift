import Authentication
import HTTPTypes
import Humble
import Synchronization

/// Signs people in, and notes why it did not: a page says it in words, and programs read a status.
final class NotedAuthentication: AuthenticationGateway {
  private let base: any AuthenticationGateway
  private let noted = Mutex<GatewayFailure?>(nil)

  init(_ base: any AuthenticationGateway) { self.base = base }

  /// Why the last attempt failed at the company; `nil` where it did not, or where the company was not asked.
  var failure: GatewayFailure? { noted.withLock { $0 } }

  func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
    do { return try await base.signIn(with: credentials) } catch {
      noted.withLock { $0 = error }
      throw error
    }
  }

  func logOut(_ session: Session) async throws(GatewayFailure) { try await base.logOut(session) }
}

extension GatewayFailure {
  /// What programs are told of an attempt that failed: that the company could not be asked, or that it said no.
  var status: HTTPResponse.Status {
    switch self {
    // Not 401, which asks browsers for credentials in a header.
    case .unauthorized: .unprocessableContent
    case .refused(status: 429, _): .tooManyRequests
    case .refused(status: ..<500, _): .unprocessableContent
    case .refused, .emptyResponse, .malformedResponse, .unreachable, .interrupted, .timedOut, .cancelled:
      .serviceUnavailable
    }
  }
}
