import Foundation
import Humble

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What happens to a request.
enum ExchangeSignal: Sendable {
  /// The head of the answer came in.
  case head(HTTPURLResponse)
  /// A part of the body came in.
  case body(Data)
  /// The session is done with the request, well or not; gives the head too, which Linux does not report of every redirect.
  case end(HTTPURLResponse?, (any Error)?)
  /// The time for the head is over.
  case headOverdue
  /// The time for all of it is over.
  case bodyOverdue
  /// Nobody waits for it any more.
  case cancelled
}

/// An answer as it comes in: takes one signal after the other, until it is whole or has failed.
struct IncomingAnswer {
  private let request: HTTPRequest
  private let limits: HTTPLimits
  private var response: HTTPResponse?

  init(to request: HTTPRequest, limits: HTTPLimits) {
    self.request = request
    self.limits = limits
  }

  /// Takes a signal; gives the answer once it is whole, or the failure once it has failed.
  mutating func outcome(after signal: ExchangeSignal) -> Result<HTTPResponse, GatewayFailure>? {
    do throws(GatewayFailure) { return try take(signal).map { .success($0) } } catch { return .failure(error) }
  }

  private mutating func take(_ signal: ExchangeSignal) throws(GatewayFailure) -> HTTPResponse? {
    switch signal {
    case .head(let head): try take(head)
    case .body(let data): try take(data)
    case .end(let head, let error): return try end(with: error as? URLError, isFailure: error != nil, head: head)
    case .headOverdue:
      guard response != nil else {
        throw .timedOut("\(server) did not answer within \(min(limits.answerTime, limits.wholeTime).words).")
      }
    case .cancelled: throw .cancelled
    case .bodyOverdue: throw .timedOut("\(answer) was not complete within \(limits.wholeTime.words).")
    }
    return nil
  }

  private mutating func take(_ head: HTTPURLResponse) throws(GatewayFailure) {
    guard head.allHeaderFields.count <= limits.headerCount else {
      throw .malformedResponse("\(answer) has more than \(limits.headerCount) header fields.")
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields { headers[name.lowercased()] = value }
    let length = headers["content-encoding"] == nil ? Int(clamping: head.expectedContentLength) : 0
    guard length <= limits.bodySize else { throw tooLong }
    var body = Data()
    body.reserveCapacity(max(0, length))
    response = HTTPResponse(status: head.statusCode, headers: headers, body: body)
  }

  private mutating func take(_ data: Data) throws(GatewayFailure) {
    response?.body.append(data)
    guard response.map({ $0.body.count <= limits.bodySize }) ?? true else { throw tooLong }
  }

  private mutating func end(
    with error: URLError?, isFailure: Bool, head: HTTPURLResponse?
  ) throws(GatewayFailure) -> HTTPResponse {
    if response == nil, !isFailure, let head { try take(head) }
    // A challenge that nobody answers counts as cancelled; the answer that carried it is whole.
    let isRefusal = error?.code == .cancelled && response.map { [401, 407].contains($0.status) } ?? false
    guard let response, !isFailure || isRefusal else { throw failure(for: error) }
    return response
  }

  private var server: String { "The \(request.server)" }
  private var answer: String { "The answer to \(request.url.resourceName) from \(request.serverName)" }
  private var tooLong: GatewayFailure {
    .malformedResponse("\(answer) is longer than \(limits.bodySize.formatted(.byteCount(style: .memory))).")
  }

  private func failure(for error: URLError?) -> GatewayFailure {
    switch error?.code {
    case .cancelled: .cancelled
    case .timedOut: .timedOut("\(server) did not answer in time.")
    case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .notConnectedToInternet:
      .unreachable("\(server) cannot be reached. \(request.advice("Check the address, and that it is running."))")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
      .unknown where request.url.isEncrypted && error?.isAboutCertificate == true:
      .malformedResponse("\(server) could not prove who it is: its certificate is not trusted.")
    case .badURL:
      .malformedResponse(
        "This system cannot send to \(request.serverName). \(request.advice("Use a name, such as localhost."))")
    case .unsupportedURL, .cannotParseResponse:
      .malformedResponse("\(server) did not answer in HTTP. \(request.advice("Check the address and the port."))")
    case _ where response != nil: .interrupted("\(answer) broke off or was garbled before it was complete.")
    default:
      .interrupted(
        "\(server) gave no answer: the connection broke off, or what came was not "
          + (request.url.isEncrypted ? "HTTPS." : "HTTP."))
    }
  }
}

extension URLError {
  /// Whether it tells of a certificate in libcurl's words, which is all that Linux has to say about it.
  fileprivate var isAboutCertificate: Bool { localizedDescription.contains("certificate") }
}
