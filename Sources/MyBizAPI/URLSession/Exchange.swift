import Foundation
import Humble
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, as it comes in; ends once, whoever is first to end it.
final class Exchange: Sendable {
  typealias Outcome = Result<HTTPResponse, GatewayFailure>

  private struct State {
    var response: HTTPResponse?
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
  }

  let task: URLSessionDataTask
  private let url: URL
  private let limits: HTTPLimits
  private let state = Mutex(State())

  init(task: URLSessionDataTask, url: URL, limits: HTTPLimits) {
    self.task = task
    self.url = url
    self.limits = limits
  }

  /// Sends the request and waits until the exchange has ended.
  func run() async -> Outcome {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) } else { task.resume() }
    }
  }

  /// Ends the exchange, and closes its connection where it is not over.
  func end(_ outcome: Outcome) {
    let (isFirst, waiter) = state.withLock { state in
      let isFirst = state.outcome == nil
      if isFirst { state.outcome = outcome }
      defer { (state.waiter, state.response) = (nil, nil) }
      return (isFirst, state.waiter)
    }
    guard isFirst else { return }
    if case .failure = outcome { task.cancel() }
    waiter?.resume(returning: outcome)
  }

  /// Ends the exchange where it takes too long, from now on.
  func timer<C: Clock<Duration>>(on clock: C) -> Task<Void, Never> {
    let start = clock.now
    let (answerTime, wholeTime) = (min(limits.answerTime, limits.wholeTime), limits.wholeTime)
    return Task {
      do {
        try await clock.sleep(until: start.advanced(by: answerTime), tolerance: nil)
        if !hasHead {
          end(.failure(.timedOut("The server at \(url.serverName) did not answer within \(answerTime.words).")))
        }
        try await clock.sleep(until: start.advanced(by: wholeTime), tolerance: nil)
        end(.failure(.timedOut("\(answer) was not complete within \(wholeTime.words).")))
      } catch {}  // It ended in time.
    }
  }

  /// Takes in the head of the answer.
  func receive(_ response: HTTPURLResponse) {
    guard response.allHeaderFields.count <= limits.headerCount else {
      return fail("has more than \(limits.headerCount) header fields.")
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name.lowercased()] = value
    }
    let length = headers["content-encoding"] == nil ? Int(clamping: response.expectedContentLength) : 0
    guard length <= limits.bodySize else { return failForLength() }
    var body = Data()
    body.reserveCapacity(max(0, length))
    state.withLock { state in
      if state.outcome == nil {
        state.response = HTTPResponse(status: response.statusCode, headers: headers, body: body)
      }
    }
  }

  /// Takes in a part of the body.
  func receive(_ data: Data) {
    let isTooLong = state.withLock { state in
      state.response?.body.append(data)
      return state.response.map { $0.body.count > limits.bodySize } ?? false
    }
    if isTooLong { failForLength() }
  }

  /// Ends the exchange as the session says that it ended.
  func complete(with error: (any Error)?) {
    // On Linux nobody is told of the head of a redirect that leads nowhere.
    if error == nil, !hasHead, let response = task.response as? HTTPURLResponse { receive(response) }
    let response = state.withLock { $0.response }
    // A challenge that nobody answers counts as cancelled; the answer that carried it is whole.
    let isRefusal = response.map { [401, 407].contains($0.status) } ?? false
    if let response, error == nil || isRefusal && (error as? URLError)?.code == .cancelled {
      end(.success(response))
    } else {
      end(.failure(failure(for: error as? URLError, hasHead: response != nil)))
    }
  }

  private var hasHead: Bool { state.withLock { $0.response != nil } }
  private var answer: String { "The answer to \(url.resourceName) from \(url.serverName)" }

  private func fail(_ what: String) { end(.failure(.malformedResponse("\(answer) \(what)"))) }
  private func failForLength() { fail("is longer than \(limits.bodySize.formatted(.byteCount(style: .memory))).") }

  private func failure(for error: URLError?, hasHead: Bool) -> GatewayFailure {
    let server = "The server at \(url.serverName)"
    switch error?.code {
    case .timedOut: return .timedOut("\(server) did not answer in time.")
    case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .notConnectedToInternet:
      return .unreachable("\(server) cannot be reached. Check the address, and that it is running.")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot:
      return .unreachable("\(server) could not prove who it is: its certificate is not trusted.")
    case .unsupportedURL, .cannotParseResponse:
      return .malformedResponse("\(server) did not answer in HTTP. Check the address and the port.")
    case _ where hasHead: return .unreachable("\(answer) broke off or was garbled before it was complete.")
    default: return .unreachable("\(server) gave no answer: the connection broke off, or what came was not HTTP.")
    }
  }
}
