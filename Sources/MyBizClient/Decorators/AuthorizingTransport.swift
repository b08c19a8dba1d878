public import Authentication
public import Humble

/// Sends a session's token along, as `Authorization: Bearer` ([RFC 6750](https://www.rfc-editor.org/rfc/rfc6750)).
///
/// Made for each call, so that it is plain whose token the call carries.
public struct AuthorizingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let token: Secret

  /// Makes a decorator.
  /// - Parameters:
  ///   - base: what requests are sent with.
  ///   - token: the session's token.
  public init(_ base: any HTTPTransport, token: Secret) {
    self.base = base
    self.token = token
  }

  /// Sends a request with the token; see ``HTTPTransport/send(_:)``.
  /// - Parameter request: the request.
  /// - Returns: the answer.
  /// - Throws: ``GatewayFailure/refused(status:reason:)`` with status 400 where the token has characters that no header can
  ///   carry, and nothing was sent; otherwise as ``HTTPTransport/send(_:)`` does.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    guard token.isBearerToken else {
      throw .refused(status: 400, reason: "The session's token cannot be sent. Log out and sign in again.")
    }
    var request = request
    request.authorization = Secret("Bearer " + token.reveal())
    return try await base.send(request)
  }
}

extension Secret {
  /// Whether it is a `b64token` of RFC 6750, section 2.1: what a header field can carry.
  var isBearerToken: Bool {
    let text = reveal()
    let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    return !body.isEmpty && text.utf8.dropFirst(body.count).allSatisfy { $0 == UInt8(ascii: "=") }
      && body.allSatisfy { byte in
        switch Unicode.Scalar(byte) {
        case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "+", "/": true
        default: false
        }
      }
  }
}
