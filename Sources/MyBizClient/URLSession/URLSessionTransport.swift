import Authentication
import Foundation
public import Humble

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`.
///
/// It keeps no cookie, no cache and no password, follows no redirect and answers no challenge. One transport keeps its
/// connections open from request to request, where a request has no body; a program makes one for each server.
///
/// Foundation on Linux goes by the proxy that `http_proxy` or `https_proxy` names, to this machine too: a program that
/// sends secrets over plain `http` sees to it that `no_proxy` names the server's host before it starts a thread.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = SessionDelegate()
  private let limits: HTTPLimits
  private let startTimer: @Sendable (Exchange) -> Task<Void, Never>

  /// Makes a transport; nothing is sent yet.
  /// - Parameters:
  ///   - limits: how long a server may take, and how much it may send.
  ///   - clock: on which the time is measured.
  public init(limits: HTTPLimits = HTTPLimits(), clock: some Clock<Duration> = ContinuousClock()) {
    self.limits = limits
    startTimer = { $0.timer(on: clock, limits: limits) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The limits are kept here and more exactly; the session's own only stands behind them.
    configuration.timeoutIntervalForRequest = limits.wholeTime / .seconds(1) + 60
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request; see ``HTTPTransport/send(_:)``.
  ///
  /// A cancelled task gets its failure at once, and the connection is closed.
  /// - Parameter request: the request.
  /// - Returns: the answer.
  /// - Throws: as ``HTTPTransport/send(_:)`` does.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let session = session(for: request)
    let task = session.dataTask(with: URLRequest(request))
    let exchange = Exchange(task: task, answer: IncomingAnswer(to: request, limits: limits))
    delegate.add(exchange)
    let timer = startTimer(exchange)
    defer {
      timer.cancel()
      delegate.remove(exchange)
      if session !== self.session { session.finishTasksAndInvalidate() }
    }
    let outcome = await withTaskCancellationHandler {
      await exchange.run()
    } onCancel: {
      exchange.take(.cancelled)
    }
    return try outcome.get()
  }

  /// A request with a body goes out on a connection of its own: where one that was kept dies under it, Foundation on Linux
  /// looks for the body's beginning, in vain and busily, until the time is over.
  private func session(for request: HTTPRequest) -> URLSession {
    guard request.body != nil else { return session }
    return URLSession(configuration: session.configuration, delegate: delegate, delegateQueue: nil)
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
