import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

@testable import MyBizClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that keeps to itself where it is.
@Suite struct UntoldServerTests {
  private func sentence(_ transport: any HTTPTransport) async throws -> String {
    let clock = ManualClock(Date(timeIntervalSince1970: 1_795_132_800), passesByItself: true)
    let retrying = RetryingTransport(transport, clock: clock, now: clock.date, random: { 1 })
    let client = MyBizClient(
      server: try ServerAddress("https://mybiz.example.com/", isTold: false), transport: RedirectingTransport(retrying))
    return try #require(await MyBizAPI(client).eventsOfDay().failure).sentence
  }

  @Test(
    arguments: [
      .timedOut, .cannotFindHost, .serverCertificateUntrusted, .badURL, .unsupportedURL, .networkConnectionLost,
    ] as [URLError.Code])
  func `what a connection fails with does not say where it is`(code: URLError.Code) async throws {
    for head in [nil, 200] {
      #expect(!(try await sentence(BrokenTransport(status: head, code: code))).contains("example.com"))
    }
  }

  @Test(
    arguments: [
      .status(404), .json(#"{"error": true, "reason": "None."}"#, status: 405), .status(418), .status(502),
      .status(302, headers: ["location": "/"]), .status(302, headers: ["location": "ftp://example.com"]),
      .status(302, headers: ["location": "http://other.example.com/"]),
    ] as [TransportStub.Outcome])
  func `an answer that is none does not say where it is`(outcome: TransportStub.Outcome) async throws {
    #expect(!(try await sentence(TransportStub(outcome))).contains("example.com"))
  }

  @Test func `a stranger's refusal and an answer that was lost do not say where it is`() async throws {
    let moved = TransportStub.Outcome.status(302, headers: ["location": "https://other.example.com/"])
    #expect(!(try await sentence(TransportStub(moved, .status(401)))).contains("example.com"))
    let request = HTTPRequest(
      .post, try #require(URL(string: "https://example.com/")), headers: ["idempotency-key": "a"], isServerTold: false)
    let lost = RetryingTransport(
      TransportStub(.failure(.interrupted("")), .status(404)), clock: ManualClock(.now, passesByItself: true))
    await #expect(
      throws: GatewayFailure.interrupted(
        "An answer of the company's server was lost, and another try refused with status 404.")
    ) { try await lost.send(request) }
  }

  @Test func `one that cannot be reached is to be tried again, and no address to be checked`() async throws {
    #expect(
      try await sentence(BrokenTransport(status: nil, code: .cannotConnectToHost))
        == "The company's server cannot be reached. Try again later.")
  }
}

/// A connection that breaks before the answer's head, or after it.
private struct BrokenTransport: HTTPTransport {
  let status: Int?
  let code: URLError.Code

  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    var answer = IncomingAnswer(to: request, limits: HTTPLimits())
    let head = status.flatMap { HTTPURLResponse(url: request.url, statusCode: $0, httpVersion: nil, headerFields: [:]) }
    if let head { _ = answer.outcome(after: .head(head)) }
    guard let outcome = answer.outcome(after: .end(nil, URLError(code))) else { throw .cancelled }
    return try outcome.get()
  }
}
