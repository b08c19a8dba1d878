import Authentication
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
public import Humble

/// Sends requests with Foundation's `URLSession`.
///
/// It keeps no cookie, no cache and no password, follows no redirect and answers no challenge. One transport keeps its
/// connections open from request to request; a program makes one for each server.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let exchanges = Exchanges()
  private let limits: HTTPLimits
  private let startTimer: @Sendable (Exchange) -> Task<Void, Never>

  /// Makes a transport; nothing is sent yet.
  /// - Parameters:
  ///   - limits: how long a server may take, and how much it may send.
  ///   - clock: on which the time is measured.
  public init(limits: HTTPLimits = HTTPLimits(), clock: some Clock<Duration> = ContinuousClock()) {
    self.limits = limits
    startTimer = { $0.timer(on: clock) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The exchange has its own, more exact limits; these only stand behind them.
    configuration.timeoutIntervalForRequest = limits.wholeTime / .seconds(1) + 60
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request; see ``HTTPTransport/send(_:)``.
  ///
  /// A cancelled task gets its failure at once, and the connection is closed.
  /// - Parameter request: the request.
  /// - Returns: the answer.
  /// - Throws: as ``HTTPTransport/send(_:)`` does.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    let task = session.dataTask(with: URLRequest(request))
    let exchange = Exchange(task: task, url: request.url, limits: limits)
    exchanges.add(exchange)
    let timer = startTimer(exchange)
    let result = await withTaskCancellationHandler {
      await exchange.run()
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }
    timer.cancel()
    return try result.get()
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
    if let authorization = request.authorization {
      setValue(authorization.reveal(), forHTTPHeaderField: "Authorization")
    }
  }
}
