public import Foundation

/// How a program reaches one company's server: what all gateways of that server share.
///
/// Everything is given in the initializer; nothing is read from the process. A program makes one for each server.
public struct MyBizClient: Sendable {
  let server: ServerAddress
  let transport: any HTTPTransport

  /// Makes a client over `URLSession`, with redirects and retries; nothing is sent yet.
  /// - Parameters:
  ///   - server: where the server is.
  ///   - limits: how long it may take, and how much it may send.
  ///   - retries: when a request that failed is sent once more.
  ///   - clock: on which time-outs and waits are measured.
  ///   - now: tells the time.
  ///   - observer: is told of each request that went out, repeated and redirected ones too, when its answer is there.
  public init(
    server: ServerAddress, limits: HTTPLimits = HTTPLimits(), retries: HTTPRetries = HTTPRetries(),
    clock: some Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() },
    observer: @escaping @Sendable (HTTPObservation) -> Void = { _ in }
  ) {
    let network = URLSessionTransport(limits: limits, clock: clock)
    let observed = ObservedTransport(network, now: now, observer: observer)
    let retrying = RetryingTransport(observed, policy: retries, clock: clock, now: now)
    self.init(server: server, transport: RedirectingTransport(retrying, limit: limits.redirects))
  }

  /// Makes a client over a transport of your own.
  /// - Parameters:
  ///   - server: where the server is.
  ///   - transport: what requests are sent with, redirects and retries included.
  public init(server: ServerAddress, transport: any HTTPTransport) {
    self.server = server
    self.transport = transport
  }
}
