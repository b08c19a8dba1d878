import Authentication
import Foundation
public import Humble

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`.
///
/// It keeps no cookie, no cache and no password, follows no redirect and answers no challenge. One transport keeps its
/// connections open from request to request; a program makes one for each server.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let delegate = SessionDelegate()
  private let limits: HTTPLimits
  private let startTimer: @Sendable (SessionDelegate.Listener) -> Task<Void, Never>

  /// Makes a transport; nothing is sent yet.
  /// - Parameters:
  ///   - limits: how long a server may take, and how much it may send.
  ///   - clock: on which the time is measured.
  public init(limits: HTTPLimits = HTTPLimits(), clock: some Clock<Duration> = ContinuousClock()) {
    self.limits = limits
    startTimer = { limits.timer(on: clock, telling: $0) }
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
  /// A cancelled task gets its failure at once, and the connection is closed. The answer comes in away from the caller's
  /// actor.
  /// - Parameter request: the request.
  /// - Returns: the answer.
  /// - Throws: as ``HTTPTransport/send(_:)`` does.
  @concurrent
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let (signals, listener) = AsyncStream.makeStream(of: ExchangeSignal.self)
    let task = session.dataTask(with: URLRequest(request))
    // Whatever ends the waiting ends the request; one that is over does not mind.
    listener.onTermination = { _ in task.cancel() }
    delegate.add(listener, for: task)
    let timer = startTimer(listener)
    defer {
      timer.cancel()
      listener.finish()
    }
    task.resume()

    var answer = IncomingAnswer(to: request, limits: limits)
    for await signal in signals {
      if let response = try answer.take(signal) { return response }
    }
    throw .cancelled
  }
}

extension HTTPLimits {
  /// Says when the time is over, counted from now.
  fileprivate func timer<C: Clock<Duration>>(
    on clock: C, telling listener: SessionDelegate.Listener
  ) -> Task<Void, Never> {
    let start = clock.now
    return Task {
      do {
        try await clock.sleep(until: start.advanced(by: min(answerTime, wholeTime)), tolerance: nil)
        listener.yield(.headOverdue)
        try await clock.sleep(until: start.advanced(by: wholeTime), tolerance: nil)
        listener.yield(.bodyOverdue)
      } catch {}  // The answer came in time.
    }
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
