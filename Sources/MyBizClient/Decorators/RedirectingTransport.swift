import Foundation
public import Humble

/// Follows redirects, and sees to it that secrets stay with the origin that they were meant for.
///
/// To another origin (scheme, host or port; [RFC 6454](https://www.rfc-editor.org/rfc/rfc6454)) no `Authorization`,
/// `Cookie` or `Proxy-Authorization` travels, on that step and on all that follow. `https` never becomes `http`, and plain
/// `http` leads nowhere but to this machine or the same origin. A `POST` is sent once more only to its own origin, and
/// only where the status (307 or 308) asks for the same request.
public struct RedirectingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let limit: Int

  /// Makes a decorator.
  /// - Parameters:
  ///   - base: what requests are sent with.
  ///   - limit: how many redirects of one request are followed.
  public init(_ base: any HTTPTransport, limit: Int = HTTPLimits().redirects) {
    self.base = base
    self.limit = limit
  }

  /// Sends a request and follows where its answer leads; see ``HTTPTransport/send(_:)``.
  /// - Parameter request: the request.
  /// - Returns: the answer at the end of the way; a redirect that leads nowhere, or is not one for this request, itself.
  /// - Throws: ``GatewayFailure/malformedResponse(_:)`` also where the way is too long or leads where it must not, and
  ///   where the end of it refuses a request that had to leave its token behind.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    var step = request
    for _ in 0...limit {
      let response = try await base.send(step)
      guard let next = try step.redirected(by: response) else {
        if [401, 403].contains(response.status), step.authorization == nil, request.authorization != nil {
          throw .malformedResponse(
            "\(request.way(to: step.url)), where the session is not sent. "
              + request.advice("If that is the company's server, use its address."))
        }
        return response
      }
      step = next
    }
    throw .malformedResponse("The \(request.server) redirects \(request.url.resourceName) more than \(limit) times.")
  }
}

extension HTTPRequest {
  fileprivate func way(to target: URL) -> String {
    "The \(server) sends \(url.resourceName) on to \(name(of: target))"
  }

  /// The request that a redirect asks for; `nil` where the answer is none, or none for this request.
  fileprivate func redirected(by response: HTTPResponse) throws(GatewayFailure) -> HTTPRequest? {
    guard let target = target(of: response) else { return nil }
    guard target.hasHTTPScheme, target.user() == nil, target.password() == nil else {
      throw .malformedResponse(
        "The \(server) sends \(url.resourceName) on to an address that is not one of a web server.")
    }
    var next = self
    next.url = target
    guard !target.isSameOrigin(as: url) else { return next }
    let way = way(to: target)
    guard method == .get else {
      throw .malformedResponse(
        "\(way), and what was to be sent is not for others. \(advice("If that is right, use its address."))")
    }
    guard target.isEncrypted || !url.isEncrypted && target.isLoopback else {
      throw .malformedResponse("\(way) without encryption. It was not asked.")
    }
    next.authorization = nil
    next.headers = headers.filter { name, _ in
      !["authorization", "cookie", "proxy-authorization"].contains(name.lowercased())
    }
    return next
  }

  private func target(of response: HTTPResponse) -> URL? {
    let statuses = method == .get ? [301, 302, 303, 307, 308] : [307, 308]
    guard statuses.contains(response.status), let location = response.headers["location"] else { return nil }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }
}
