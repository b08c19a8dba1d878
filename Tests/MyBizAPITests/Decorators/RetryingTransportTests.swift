import MyBizClient
import FaultServer
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Synchronization
import Testing

@Suite struct RetryingTransportTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_795_132_800), passesByItself: true)
  private let url = URL(string: "https://example.com/api/events") ?? URL(filePath: "/")

  /// A change that may be sent again.
  private var keyed: HTTPRequest {
    HTTPRequest(.post, url, headers: ["idempotency-key": "a-key"], body: Data("{}".utf8))
  }

  private func retrying(
    _ base: any HTTPTransport, _ policy: HTTPRetries = HTTPRetries(), fraction: Double = 1
  ) -> RetryingTransport {
    RetryingTransport(base, policy: policy, clock: clock, now: clock.date, random: { fraction })
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func `a read is tried again after a status that passes`(status: Int) async throws {
    let stub = TransportStub(.status(status), .json("[]"))
    #expect(try await retrying(stub).send(HTTPRequest(.get, url)).status == 200)
    #expect(stub.requests.count == 2)
    #expect(clock.waits == [.milliseconds(200)])
  }

  @Test(arguments: [200, 201, 204, 301, 304, 400, 401, 403, 404, 409, 413, 422, 501, 505])
  func `no other status is asked about again`(status: Int) async throws {
    let stub = TransportStub(.status(status))
    #expect(try await retrying(stub).send(HTTPRequest(.get, url)).status == status)
    #expect(stub.requests.count == 1)
  }

  @Test func `a read is tried again after a connection that broke`() async throws {
    let stub = TransportStub(.failure(.interrupted("It broke off.")), .json("[]"))
    #expect(try await retrying(stub).send(HTTPRequest(.get, url)).status == 200)
  }

  @Test func `a server that cannot be reached is tried again, and unreachable where it never was`() async throws {
    let failure = GatewayFailure.unreachable("Nobody is there.")
    let stub = TransportStub(.failure(failure), .failure(failure), .failure(failure))
    await #expect(throws: failure) { try await retrying(stub).send(HTTPRequest(.get, url)) }
    #expect(stub.requests.count == 3)
  }

  @Test(arguments: [TransportStub.Outcome.failure(.interrupted("It broke off.")), .status(503)])
  func `where an earlier try may have arrived, it is not said that none did`(earlier: TransportStub.Outcome) async {
    let failure = TransportStub.Outcome.failure(.unreachable("Nobody is there."))
    let stub = TransportStub(failure, earlier, failure)
    await #expect(throws: GatewayFailure.interrupted("Nobody is there.")) {
      try await retrying(stub).send(HTTPRequest(.get, url))
    }
  }

  @Test(arguments: [400, 401, 403, 404, 413])
  func `a change that may have been made is not refused by what says nothing of it`(status: Int) async {
    let stub = TransportStub(.failure(.interrupted("It broke off.")), .status(status))
    let failure = GatewayFailure.interrupted(
      "An answer of the server at example.com was lost, and another try refused with status \(status).")
    await #expect(throws: failure) { try await retrying(stub).send(keyed) }
  }

  @Test func `a change that may have been made and is to come later is not refused`() async {
    let busy = TransportStub.Outcome.status(429)
    let stub = TransportStub(.failure(.interrupted("It broke off.")), busy, busy)
    await #expect(throws: GatewayFailure.self) { try await retrying(stub).send(keyed) }
  }

  @Test(arguments: [409, 422]) func `a change is refused for what it says`(status: Int) async throws {
    let stub = TransportStub(.failure(.interrupted("It broke off.")), .status(status))
    #expect(try await retrying(stub).send(keyed).status == status)
  }

  @Test func `what is read and refused is refused, whatever came before`() async throws {
    let stub = TransportStub(.failure(.interrupted("It broke off.")), .status(404))
    #expect(try await retrying(stub).send(HTTPRequest(.get, url)).status == 404)
  }

  @Test(arguments: [GatewayFailure.timedOut("t"), .cancelled, .malformedResponse("m")])
  func `no other failure is asked about again`(failure: GatewayFailure) async throws {
    let stub = TransportStub(.failure(failure))
    await #expect(throws: failure) { try await retrying(stub).send(HTTPRequest(.get, url)) }
    #expect(stub.requests.count == 1)
  }

  @Test func `a change is sent once`() async throws {
    let stub = TransportStub(.status(503))
    #expect(try await retrying(stub).send(HTTPRequest(.post, url)).status == 503)
    #expect(stub.requests.count == 1)
  }

  @Test func `a change that carries its key is tried again, with the same key`() async throws {
    let stub = TransportStub(.failure(.interrupted("It broke off.")), .status(201))
    #expect(try await retrying(stub).send(keyed).status == 201)
    #expect(stub.requests == [keyed, keyed])
  }

  @Test func `after the last try the last answer counts`() async throws {
    let stub = TransportStub(.status(500), .status(502), .status(503))
    #expect(try await retrying(stub).send(HTTPRequest(.get, url)).status == 503)
    #expect(stub.requests.count == 3)
    #expect(clock.waits == [.milliseconds(200), .milliseconds(400)])
  }

  @Test func `the wait is a part of the backoff, which doubles up to its cap`() async throws {
    let stub = TransportStub(.status(500))
    let policy = HTTPRetries(tries: 8, backoff: .seconds(1), longestWait: .seconds(5), totalTime: .seconds(100))
    _ = try await retrying(stub, policy, fraction: 0.5).send(HTTPRequest(.get, url))
    #expect(clock.waits == [0.5, 1, 2, 2.5, 2.5, 2.5, 2.5].map { .seconds($0) })
  }

  @Test(arguments: [
    ("3", 3), ("0", 0.2), ("Fri, 20 Nov 2026 00:00:04 GMT", 4), ("Friday, 20-Nov-26 00:00:04 GMT", 4),
    ("Fri Nov 20 00:00:04 2026", 4), ("Fri, 20 Nov 2020 00:00:04 GMT", 0.2), ("86400", 5),
    ("99999999999999999999999999", 5), ("Fri, 20 Nov 9999 00:00:04 GMT", 5), ("Fri, 20 Nov 99999 00:00:04 GMT", 5),
    ("soon", 0.2), ("-5", 0.2), ("1.5", 0.2), ("", 0.2), ("٣", 0.2),
  ])
  func `the wait is what the server asks for, capped, where that is more`(retryAfter: String, seconds: Double)
    async throws
  {
    let stub = TransportStub(.status(429, headers: ["retry-after": retryAfter]), .json("[]"))
    _ = try await retrying(stub).send(HTTPRequest(.get, url))
    #expect(clock.waits == [.seconds(seconds)])
  }

  @Test func `a date that the server asks for is seen from the end of the try, however long that took`() async throws {
    let stub = TransportStub(.status(503, headers: ["retry-after": "Fri, 20 Nov 2026 00:00:04 GMT"]), .json("[]"))
    _ = try await retrying(SlowTransport(stub, clock: clock, seconds: 3)).send(HTTPRequest(.get, url))
    #expect(clock.waits == [.seconds(1)])
  }

  @Test func `the time that the tries take is part of the total time`() async throws {
    let stub = TransportStub(.status(503))
    let policy = HTTPRetries(tries: 10, totalTime: .seconds(10))
    _ = try await retrying(SlowTransport(stub, clock: clock, seconds: 6), policy).send(HTTPRequest(.get, url))
    #expect(stub.requests.count == 2)
  }

  @Test(arguments: [("3", 3), ("Fri, 20 Nov 2026 00:00:04 GMT", 4), ("99999999999999999999999999", 5), ("soon", 0.2)])
  func `over real connections the wait is what the server asks for, too`(retryAfter: String, seconds: Double)
    async throws
  {
    let isSecond = Atomic(false)
    let server = try FaultServer { _, peer in
      if isSecond.exchange(true, ordering: .relaxed) { return peer.answer() }
      peer.answer("503 Busy", "Retry-After: \(retryAfter)", body: "")
    }
    let network = URLSessionTransport()
    let retrying = RetryingTransport(network, clock: clock, now: clock.date, random: { 1 })
    #expect(try await retrying.send(HTTPRequest(.get, try ServerAddress(server.address).url)).status == 200)
    #expect(clock.waits == [.seconds(seconds)])
  }

  @Test(arguments: [8, 10]) func `no try begins after the total time`(seconds: Int) async throws {
    let stub = TransportStub(.status(503, headers: ["retry-after": "4"]))
    let policy = HTTPRetries(tries: 10, totalTime: .seconds(seconds))
    #expect(try await retrying(stub, policy).send(HTTPRequest(.get, url)).status == 503)
    #expect(clock.waits == [.seconds(4), .seconds(4)])
    #expect(stub.requests.count == 3)
  }

  @Test func `a request is tried again over real connections`() async throws {
    let server = try FaultServer { request, peer in peer.reset() }
    let (observations, tell) = AsyncStream.makeStream(of: HTTPObservation.self)
    let api = MyBizAPI(
      MyBizClient(
        server: try ServerAddress(server.address), retries: HTTPRetries(backoff: .zero, totalTime: .seconds(600)),
        observer: { tell.yield($0) }))
    let failure = try #require(await api.eventsOfDay().failure)
    #expect(server.requests.count == 3)
    #expect(await observations.buffered().map(\.outcome) == Array(repeating: .failure(failure), count: 3))
  }
}
