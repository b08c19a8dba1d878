import MyBizClient
import Authentication
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Synchronization

/// A transport without a network: notes what is sent, and gives one answer after the other.
final class TransportStub: HTTPTransport {
  typealias Outcome = Result<HTTPResponse, GatewayFailure>

  private let state: Mutex<(requests: [HTTPRequest], outcomes: [Outcome])>

  /// Makes a stub; the last outcome is given for all requests after it.
  init(_ outcomes: Outcome...) {
    state = Mutex(([], outcomes))
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    let outcome = state.withLock { state in
      state.requests.append(request)
      return state.outcomes.count > 1 ? state.outcomes.removeFirst() : state.outcomes[0]
    }
    return try outcome.get()
  }
}

/// A transport with which each try takes its time.
struct SlowTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let clock: ManualClock
  private let seconds: TimeInterval

  init(_ base: any HTTPTransport, clock: ManualClock, seconds: TimeInterval) {
    self.base = base
    self.clock = clock
    self.seconds = seconds
  }

  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    clock.advance(by: seconds)
    return try await base.send(request)
  }
}

extension Result where Success == HTTPResponse, Failure == GatewayFailure {
  /// An answer with a JSON body.
  static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Self {
    let headers = headers.merging(["content-type": "application/json"]) { $1 }
    return .success(HTTPResponse(status: status, headers: headers, body: Data(text.utf8)))
  }

  /// An answer without a body.
  static func status(_ status: Int, headers: [String: String] = [:]) -> Self {
    .success(HTTPResponse(status: status, headers: headers))
  }
}
