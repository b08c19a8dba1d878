import FaultServer
import Authentication
import Foundation
import Humble
import MyBizClient
import Testing

/// What reaches a server of a request.
@Suite(.timeLimit(.minutes(5))) struct SendingTests {
  @Test func `all of a request is sent`() async throws {
    let server = try FaultServer(body: "{}")
    let body = Data(#"{"comment": "\#(String(repeating: "ä", count: 100_000))"}"#.utf8)
    let order = HTTPRequest(
      .post, try ServerAddress(server.address).url.appending(path: "api/purchases"),
      headers: ["content-type": "application/json", "idempotency-key": "a-key"],
      authorization: Secret("Bearer t0k3n"), body: body)
    #expect(try await URLSessionTransport().send(order).status == 200)
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.method == "POST")
    #expect(request.path == "/api/purchases")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.headers["idempotency-key"] == "a-key")
    #expect(request.headers["authorization"] == "Bearer t0k3n")
    // Not to be shown where it differs.
    let isWhole = request.body == body
    #expect(isWhole)
  }

  @Test func `a cookie that a server sets does not come back to it`() async throws {
    let server = try FaultServer(headers: ["Set-Cookie: a=b; Path=/"], body: "[]")
    let transport = URLSessionTransport()
    let request = HTTPRequest(.get, try ServerAddress(server.address).url)
    for _ in 0..<2 { #expect(try await transport.send(request).body == Data("[]".utf8)) }
    #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
  }
}
