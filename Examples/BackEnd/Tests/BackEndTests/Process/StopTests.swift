import Foundation
import Testing

@testable import BackEnd

@Suite(.timeLimit(.minutes(2))) struct StopTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func listening(under launcher: [String] = []) async throws -> (server: ServerProcess, port: Int) {
    let company = try folder.write(#"{"users": []}"#, to: "company.json")
    return try await ServerProcess.listening(
      database: folder.path("mybiz.sqlite"), "--company", company, under: launcher)
  }

  /// Returns once nobody listens at the port any more.
  private func refusal(at port: Int) async {
    while true {
      do { _ = try await RawConnection(port: port) } catch { return }
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal right after the start ends it well`(signal: Int32) async throws {
    let (server, _) = try await listening()
    server.signal(signal)
    let ending = await server.end()
    #expect(ending.status == 0)
    #expect(ending.messages == "")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a request that is being sent is still answered, and nobody new is let in`(signal: Int32) async throws {
    let (server, port) = try await listening()
    let connection = try await RawConnection(port: port)
    // The second request has begun when the first is answered.
    try await connection.write(
      "GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "POST /second HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345")
    let first = try await connection.read(until: "path.\"}")
    #expect(first.hasPrefix("HTTP/1.1 404 "))
    server.signal(signal)
    await refusal(at: port)
    try await connection.write("67890")
    let second = try await connection.readToEnd()
    #expect((first + second).components(separatedBy: "HTTP/1.1 404 ").count == 3)
    #expect(await server.end().status == 0)
  }

  @Test func `under nohup it serves on when the terminal is closed`() async throws {
    let (server, port) = try await listening(under: ["/usr/bin/nohup"])
    server.signal(SIGHUP)
    try await Task.sleep(for: .milliseconds(200))
    let connection = try await RawConnection(port: port)
    try await connection.write("GET /first HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try await connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 404 "))
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
  }

  @Test func `connections on which nothing happens do not keep it`() async throws {
    let (server, port) = try await listening()
    let (silent, idle, slow) = try await (
      RawConnection(port: port), RawConnection(port: port), RawConnection(port: port)
    )
    try await idle.write("GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = try await idle.read(until: "path.\"}")
    try await slow.write("GET /fir")
    let start = ContinuousClock.now
    server.signal(SIGTERM)
    #expect(try await silent.readToEnd() == "")
    #expect(try await idle.readToEnd() == "")
    #expect(try await slow.readToEnd() == "")
    #expect(await server.end().status == 0)
    // Far below the 20 seconds that requests in flight have, and the 30 of an idle connection.
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
