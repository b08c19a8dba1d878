import MyBizClient
import Authentication
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

@Suite struct DecoratorTests {
  private let request = HTTPRequest(.get, URL(string: "https://example.com/api/events") ?? URL(filePath: "/"))

  @Test(arguments: ["t0k3n", "T0.k-3_n~+/", "t0k3n=="])
  func `a token is sent as a bearer's, and never printed`(token: String) async throws {
    let stub = TransportStub(.json("[]"))
    _ = try await AuthorizingTransport(stub, token: Secret(token)).send(request)
    #expect(stub.requests.map { $0.authorization?.reveal() } == ["Bearer \(token)"])
    let words = "\(stub.requests)" + String(reflecting: stub.requests)
    #expect(!words.contains(token))
  }

  @Test(arguments: ["", "a b", "a\r\nX-Injected: 1", "=", "ä", "a=b", "a\u{0}"])
  func `a token that no header can carry is not sent`(token: String) async throws {
    let stub = TransportStub(.json("[]"))
    let reason = "The session's token cannot be sent. Log out and sign in again."
    await #expect(throws: GatewayFailure.refused(status: 400, reason: reason)) {
      try await AuthorizingTransport(stub, token: Secret(token)).send(request)
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func `a known version is the condition of the request`() async throws {
    let stub = TransportStub(.status(304))
    #expect(try await ConditionalTransport(stub, version: "\"one\"").send(request).status == 304)
    #expect(stub.requests.map(\.headers) == [["if-none-match": "\"one\""]])
  }

  @Test(arguments: [nil, "\"a\r\nX-Injected: 1\"", "ä"])
  func `without a version that can be sent there is no condition`(version: String?) async throws {
    let stub = TransportStub(.json("[]"))
    #expect(try await ConditionalTransport(stub, version: version).send(request).status == 200)
    #expect(stub.requests.map(\.headers) == [[:]])
  }

  @Test func `an observer hears what was sent and what came back, and no secret`() async throws {
    let clock = ManualClock(Date(timeIntervalSince1970: 0))
    let stub = TransportStub(.json("[1, 2]"), .failure(.timedOut("t")))
    let (heard, tell) = AsyncStream.makeStream(of: HTTPObservation.self)
    let observed = ObservedTransport(stub, now: clock.date) { tell.yield($0) }
    var signedIn = request
    signedIn.url.append(queryItems: [URLQueryItem(name: "signature", value: "s3cr3t")])
    signedIn.authorization = Secret("Bearer t0k3n")
    _ = try await observed.send(signedIn)
    await #expect(throws: GatewayFailure.timedOut("t")) { try await observed.send(signedIn) }
    let observations = await heard.buffered()
    #expect(observations.map(\.outcome) == [.success(200), .failure(.timedOut("t"))])
    #expect(observations.map(\.bodySize) == [6, 0])
    #expect(observations.map(\.url) == [request.url, request.url])
    let words = String(reflecting: observations)
    #expect(!words.contains("t0k3n"))
    #expect(!words.contains("s3cr3t"))
  }
}
