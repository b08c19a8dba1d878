public import Humble

/// Where HTTP requests are sent: the one thing that the gateways of this module need.
///
/// What cuts across all requests (redirects, retries, observation) and what belongs to one (whose token it carries, which
/// version is known) are decorators over it; `URLSessionTransport` is the adapter that reaches a network.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// Called by gateways and decorators, on any isolation. An adapter follows no redirect, tries once, and keeps to its
  /// ``HTTPLimits``.
  /// - Parameter request: the request.
  /// - Returns: the answer, whatever its status.
  /// - Throws: ``GatewayFailure/unreachable(_:)`` where there was no connection, ``GatewayFailure/interrupted(_:)`` where it broke off,
  ///   ``GatewayFailure/timedOut(_:)``, ``GatewayFailure/malformedResponse(_:)`` where the answer broke a limit or was not
  ///   HTTP, ``GatewayFailure/cancelled``.
  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse
}
