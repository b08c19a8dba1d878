public import Humble

/// Asks for a resource only if it is no longer the version that is known
/// ([RFC 9110, section 13.1.2](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2)).
///
/// Made for each call. An answer that says "not modified" (304) has no body, so that nothing of it is decoded.
public struct ConditionalTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let version: String?

  /// Makes a decorator.
  /// - Parameters:
  ///   - base: what requests are sent with.
  ///   - version: the `ETag` of the answer that is known; `nil` where none is.
  public init(_ base: any HTTPTransport, version: String?) {
    self.base = base
    self.version = version.flatMap { $0.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? $0 : nil }
  }

  /// Sends a request with its condition; see ``HTTPTransport/send(_:)``.
  /// - Parameter request: the request.
  /// - Returns: the answer; one with status 304 only where a version is known.
  /// - Throws: ``GatewayFailure/malformedResponse(_:)`` where a 304 answers no condition; otherwise as
  ///   ``HTTPTransport/send(_:)`` does.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    var request = request
    request.headers["if-none-match"] = version
    let response = try await base.send(request)
    guard response.status != 304 || version != nil else {
      throw .malformedResponse(
        "The answer to \(request.url.resourceName) is that it has not changed (304), to one who has none of it.")
    }
    return response
  }
}
