import Foundation
import ServerTesting
import Testing

@testable import BackEnd

@Suite(.timeLimit(.minutes(2))) struct StopTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func listening(under launcher: [String] = []) async throws -> (server: RunningCommand, port: Int) {
    let company = try folder.write(#"{"users": []}"#, to: "company.json")
    return try await BuiltCommand.server.listening(
      database: folder.path("mybiz.sqlite"), ["--company", company], under: launcher)
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
    await connection.write(
      "GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "POST /second HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345")
    let first = await connection.read(until: "path.\"}")
    #expect(first.hasPrefix("HTTP/1.1 404 "))
    server.signal(signal)
    await RawConnection.refusal(at: port)
    await connection.write("67890")
    let second = await connection.readToEnd()
    #expect((first + second).components(separatedBy: "HTTP/1.1 404 ").count == 3)
    #expect(await server.end().status == 0)
  }

  @Test func `under nohup it serves on when the terminal is closed`() async throws {
    let (server, port) = try await listening(under: ["/usr/bin/nohup"])
    server.signal(SIGHUP)
    try await Task.sleep(for: .milliseconds(200))
    let connection = try await RawConnection(port: port)
    await connection.write("GET /first HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = await connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 404 "))
    server.signal(SIGTERM)
    #expect(await server.end().status == 0)
  }

  @Test func `connections on which nothing happens do not keep it`() async throws {
    let (server, port) = try await listening()
    let (silent, idle, slow) = try await (
      RawConnection(port: port), RawConnection(port: port), RawConnection(port: port)
    )
    await idle.write("GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = await idle.read(until: "path.\"}")
    await slow.write("GET /fir")
    let start = ContinuousClock.now
    server.signal(SIGTERM)
    #expect(await silent.readToEnd() == "")
    #expect(await idle.readToEnd() == "")
    #expect(await slow.readToEnd() == "")
    #expect(await server.end().status == 0)
    // Far below the 20 seconds that requests in flight have, and the 30 of an idle connection.
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
