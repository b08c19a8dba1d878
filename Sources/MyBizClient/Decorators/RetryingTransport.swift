public import Foundation
public import Humble

/// Sends a request once more where it failed in passing.
///
/// Only requests that are repeatable (``HTTPRequest/isRepeatable``), and only after a connection that broke or one of the
/// statuses 408, 429, 500, 502, 503 and 504. The last answer or failure is what the caller gets, unless it would say that
/// nothing was done where an earlier try may have done it.
public struct RetryingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let policy: HTTPRetries
  private let sleep: @Sendable (Duration) async throws -> Void
  private let startWatch: @Sendable () -> @Sendable () -> Duration
  private let now: @Sendable () -> Date
  private let random: @Sendable () -> Double

  /// Makes a decorator.
  /// - Parameters:
  ///   - base: what requests are sent with.
  ///   - policy: when a request is sent once more, and after how long.
  ///   - clock: on which it waits and measures.
  ///   - now: tells the time, for a `Retry-After` that is a date.
  ///   - random: gives a number from 0 to 1, each as likely as any other.
  public init(
    _ base: any HTTPTransport, policy: HTTPRetries = HTTPRetries(), clock: some Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.base = base
    self.policy = policy
    sleep = { try await clock.sleep(for: $0) }
    startWatch = {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    self.now = now
    self.random = random
  }

  /// Sends a request, more than once if need be; see ``HTTPTransport/send(_:)``.
  /// - Parameter request: the request.
  /// - Returns: the last answer.
  /// - Throws: the last failure, ``GatewayFailure/interrupted(_:)`` in its place where an earlier try may have arrived
  ///   and the last one says nothing of it; ``GatewayFailure/cancelled`` where it was cancelled while it waited.
  public func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    let elapsed = startWatch()
    var attempt = 1
    var mayHaveArrived = false
    while true {
      let outcome = await outcome(of: request)
      let result = mayHaveArrived ? outcome.afterDoubt(about: request) : outcome
      guard request.isRepeatable, attempt < policy.tries, isPassing(outcome) else { return try result.get() }
      let asked = try? outcome.get().retryAfter(now: now())
      let wait = policy.wait(after: attempt, asked: asked, fraction: random())
      guard elapsed() + wait <= policy.totalTime else { return try result.get() }
      if case .failure(.unreachable) = outcome {} else { mayHaveArrived = true }
      do { try await sleep(wait) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, GatewayFailure> {
    do throws(GatewayFailure) { return .success(try await base.send(request)) } catch { return .failure(error) }
  }

  private func isPassing(_ outcome: Result<HTTPResponse, GatewayFailure>) -> Bool {
    switch outcome {
    case .success(let response): [408, 429, 500, 502, 503, 504].contains(response.status)
    case .failure(.unreachable), .failure(.interrupted): true
    case .failure: false
    }
  }
}

extension Result<HTTPResponse, GatewayFailure> {
  /// What a last try says where an earlier one may have arrived.
  ///
  /// Of a change only an answer about what was asked (409, 422) still says that it was not made: any other refusal is of this
  /// one try, for who asks by now (401) or by something on the way.
  fileprivate func afterDoubt(about request: HTTPRequest) -> Self {
    switch self {
    case .failure(.unreachable(let sentence)): .failure(.interrupted(sentence))
    case .success(let response)
    where request.method == .post && 400..<500 ~= response.status && ![409, 422].contains(response.status):
      .failure(
        .interrupted(
          "An answer of the \(request.server) was lost, and another try refused with status \(response.status)."))
    default: self
    }
  }
}
