import MyBizClient
import Authentication
import FaultServer
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

/// A cancelled request is over at once, whatever the server is at, and its connection is closed.
@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
  /// Cancels a fetch when the server says so.
  /// - Returns: how long it took from there to the failure.
  private func timeToCancel(_ script: @escaping FaultServer.Script) async throws -> Duration {
    let server = try FaultServer(script)
    let api = try MyBizAPI.at(server.address)
    let fetch = Task { await api.eventsOfDay() }
    await server.arrival()
    let start = ContinuousClock.now
    fetch.cancel()
    let answer = await fetch.value
    let time = ContinuousClock.now - start
    #expect(answer.failure == .cancelled)
    await server.end()
    return time
  }

  private static let phases: [FaultServer.Script] = [
    { _, _ in },
    { _, peer in peer.send("HTTP/1.1 200 OK\r\nContent-Type: application/js") },
    { _, peer in peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[") },
    { _, peer in
      peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<100 { peer.send("3e8\r\n" + String(repeating: " ", count: 1_000) + "\r\n") }
    },
  ]

  /// Expects one of many tries to take less than 100 ms, because the machine does other things too.
  private func expectQuick(_ timeToCancel: () async throws -> Duration) async throws {
    var fastest = Duration.seconds(3_600)
    for _ in 0..<50 where fastest >= .milliseconds(100) { fastest = min(fastest, try await timeToCancel()) }
    #expect(fastest < .milliseconds(100))
  }

  @Test(arguments: phases.indices) func `while it waits or reads`(phase: Int) async throws {
    try await expectQuick { try await timeToCancel(Self.phases[phase]) }
  }

  @Test func `while it connects`() async throws {
    let (listener, port) = try Sockets.listen(backlog: 0)
    let others = (0..<4).map { _ in Sockets.beginConnecting(to: port) }
    defer { for socket in others + [listener] { close(socket) } }
    let api = try MyBizAPI.at("http://127.0.0.1:\(port)/")
    try await expectQuick {
      let fetch = Task.immediate { await api.eventsOfDay() }
      let start = ContinuousClock.now
      fetch.cancel()
      #expect(await fetch.value.failure == .cancelled)
      return ContinuousClock.now - start
    }
  }

  #if os(Linux)
    /// The system itself gives a connection up after two minutes.
    @Test(.timeLimit(.minutes(1))) func `while it connects, no connection is left behind`() async throws {
      let (listener, port) = try Sockets.listen(backlog: 0)
      let others = (0..<4).map { _ in Sockets.beginConnecting(to: port) }
      defer { for socket in others + [listener] { close(socket) } }
      let api = try MyBizAPI.at("http://127.0.0.1:\(port)/", limits: HTTPLimits(answerTime: .seconds(600)))
      let fetch = Task { await api.eventsOfDay() }
      try await Sockets.wait(until: true, connectionTo: port, beside: others)
      fetch.cancel()
      #expect(await fetch.value.failure == .cancelled)
      try await Sockets.wait(until: false, connectionTo: port, beside: others)
    }
  #endif

  @Test func `before it begins, nothing is sent`() async throws {
    let server = try FaultServer(body: "[]")
    let api = try MyBizAPI.at(server.address)
    let fetch = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await api.eventsOfDay()
    }
    #expect(await fetch.value.failure == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `while it waits for the next try`() async throws {
    let server = try FaultServer(status: "503 Busy", headers: ["Retry-After: 3"], body: "")
    let clock = ManualClock(Date(timeIntervalSince1970: 0))
    let api = MyBizAPI(MyBizClient(server: try ServerAddress(server.address), clock: clock, now: clock.date))
    let fetch = Task { await api.eventsOfDay() }
    await server.arrival()
    fetch.cancel()
    #expect(await fetch.value.failure == .cancelled)
    #expect(server.requests.count == 1)
  }
}
