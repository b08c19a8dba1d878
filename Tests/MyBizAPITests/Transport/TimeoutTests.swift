import MyBizClient
import FaultServer
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeoutTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 0))

  /// Fetches from a server, and lets ten seconds pass once it has the request.
  private func failure(of script: @escaping FaultServer.Script) async throws -> (GatewayFailure?, Int) {
    let server = try FaultServer(script)
    let api = try MyBizAPI.at(server.address, clock: clock)
    async let answer = api.eventsOfDay()
    await server.arrival()
    clock.advance(by: 10)
    let failure = await answer.failure
    await server.end()
    return (failure, server.port)
  }

  @Test func `a server that says nothing is given up, and its connection closed`() async throws {
    let (failure, port) = try await failure { _, _ in }
    #expect(failure == .timedOut("The server at 127.0.0.1:\(port) did not answer within 10 s."))
  }

  @Test func `a server that never comes to the end of its head is given up`() async throws {
    let (failure, port) = try await failure { _, peer in
      peer.send("HTTP/1.1 200 OK\r\n")
    }
    #expect(failure == .timedOut("The server at 127.0.0.1:\(port) did not answer within 10 s."))
  }

  @Test func `a server that never comes to the end of its body is given up`() async throws {
    let server = try FaultServer { _, peer in peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[") }
    // On a real clock: only the client knows when the head has come in.
    let api = try MyBizAPI.at(server.address, limits: HTTPLimits(wholeTime: .milliseconds(500)))
    let failure = await api.eventsOfDay().failure
    #expect(
      failure == .timedOut("The answer to api/events from 127.0.0.1:\(server.port) was not complete within 0.5 s."))
    await server.end()
  }

  /// The system itself gives a connection up after two minutes.
  @Test(.timeLimit(.minutes(1)))
  func `a server that takes no connection is given up, and no connection is left behind`() async throws {
    let (listener, port) = try Sockets.listen(backlog: 0)
    // Those that came before fill the queue, so that the system answers no more of them.
    let others = (0..<4).map { _ in Sockets.beginConnecting(to: port) }
    defer { for socket in others + [listener] { close(socket) } }
    let api = try MyBizAPI.at("http://127.0.0.1:\(port)/", limits: HTTPLimits(answerTime: .milliseconds(300)))
    #expect(
      await api.eventsOfDay().failure == .timedOut("The server at 127.0.0.1:\(port) did not answer within 0.3 s."))
    #if os(Linux)
      try await Sockets.wait(until: false, connectionTo: port, beside: others)
    #endif
  }

  @Test func `where nothing listens, that is said at once`() async throws {
    let port = try { () throws in
      let (listener, port) = try Sockets.listen(backlog: 1)
      close(listener)
      return port
    }()
    let api = try MyBizAPI.at("http://127.0.0.1:\(port)/")
    #expect(
      await api.eventsOfDay().failure
        == .unreachable("The server at 127.0.0.1:\(port) cannot be reached. Check the address, and that it is running.")
    )
  }

  #if os(Linux)
    @Test func `an address that Foundation on Linux cannot send to is named`() async throws {
      #expect(
        try await MyBizAPI.at("http://[::1]:8080/").eventsOfDay().failure
          == .malformedResponse("This system cannot send to [::1]:8080. Use a name, such as localhost."))
    }
  #endif

  @Test func `an answer in time leaves nobody waiting`() async throws {
    let server = try FaultServer(body: "[]")
    let still = StillClock()
    let api = try MyBizAPI.at(server.address, clock: still)
    for _ in 0..<3 {
      #expect(try await api.eventsOfDay().get() == .value([]))
      await still.end()
    }
    #expect(server.requests.count == 3)
  }

  @Test func `with the transport its connections go`() async throws {
    let server = try FaultServer(body: "[]")
    func fetch() async throws { #expect(try await MyBizAPI.at(server.address).eventsOfDay().get() == .value([])) }
    try await fetch()
    await server.end()
  }
}
