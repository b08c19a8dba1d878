public import Foundation
public import Humble

/// Tells what was sent and what came back, without a header, a body or a secret.
public struct ObservedTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let now: @Sendable () -> Date
  private let observer: @Sendable (HTTPObservation) -> Void

  /// Makes a decorator.
  /// - Parameters:
  ///   - base: what requests are sent with.
  ///   - now: tells the time.
  ///   - observer: is told, on the caller's isolation, when the answer is there, or the failure.
  public init(
    _ base: any HTTPTransport, now: @escaping @Sendable () -> Date = { Date() },
    observer: @escaping @Sendable (HTTPObservation) -> Void
  ) {
    self.base = base
    self.now = now
    self.observer = observer
  }

  /// Sends a request and tells of it; see ``HTTPTransport/send(_:)``.
  /// - Parameter request: the request.
  /// - Returns: the answer.
  /// - Throws: as ``HTTPTransport/send(_:)`` does.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    let start = now()
    do throws(GatewayFailure) {
      let response = try await base.send(request)
      tell(of: request, .success(response.status), bodySize: response.body.count, since: start)
      return response
    } catch {
      tell(of: request, .failure(error), bodySize: 0, since: start)
      throw error
    }
  }

  private func tell(
    of request: HTTPRequest, _ outcome: Result<Int, GatewayFailure>, bodySize: Int, since start: Date
  ) {
    observer(
      HTTPObservation(
        method: request.method, url: request.url.withoutQuery, outcome: outcome, bodySize: bodySize,
        seconds: now().timeIntervalSince(start)))
  }
}

extension URL {
  fileprivate var withoutQuery: URL {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    components?.query = nil
    return components?.url ?? self
  }
}

/// One request and what came of it.
public struct HTTPObservation: Sendable, Equatable {
  /// What was done.
  public let method: HTTPRequest.Method
  /// To what, its query left out: that of a redirect may hold a secret.
  public let url: URL
  /// The answer's status, or why there was none.
  public let outcome: Result<Int, GatewayFailure>
  /// The size of the answer's body, in bytes after decompression.
  public let bodySize: Int
  /// How long it took, in seconds.
  public let seconds: TimeInterval
}
