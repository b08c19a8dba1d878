import HTTPTypes
import HummingbirdTesting
import NIOCore
import ServerTesting
import Testing

@testable import BackEnd

/// What only shows on a real connection.
@Suite(.timeLimit(.minutes(1))) struct ConnectionTests {
  /// Sends bytes on a connection of its own and reads until the server closes it.
  private func exchange(_ text: String) async throws -> String {
    try await TestServer().test(.live) { client in
      let token = try #require(try await client.signedIn().token)
      let connection = try await RawConnection(port: try #require(client.base.port))
      await connection.write(text.replacing("TOKEN", with: token))
      let answer = await connection.readToEnd()
      // Whatever it was, others are still served.
      #expect(try await client.get("api/events").status == .unauthorized)
      return answer
    }
  }

  private let head = "Host: localhost\r\nAuthorization: Bearer TOKEN\r\nConnection: close\r\n"
  private let orderHead =
    "Content-Type: application/json\r\nIdempotency-Key: 6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E77\r\n"

  @Test func `a request is answered and the connection closed, as it asks`() async throws {
    let answer = try await exchange("GET /api/products HTTP/1.1\r\n\(head)\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix(#"{"productId":"cog","productName":"Cog","unitPrice":33.33}]"#))
  }

  @Test func `a body is limited also where its length is not given`() async throws {
    let chunk = String(repeating: " ", count: 0x4000)
    let chunks = String(repeating: "4000\r\n\(chunk)\r\n", count: 5) + "0\r\n\r\n"
    let answer = try await exchange(
      "POST /api/purchases HTTP/1.1\r\n\(head)\(orderHead)Transfer-Encoding: chunked\r\n\r\n\(chunks)")
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    #expect(answer.hasSuffix(#"{"error":true,"reason":"The request's body is too long. Send less."}"#))
  }

  @Test func `whoever sent a body that is too long may go on`() async throws {
    try await TestServer().test(.live) { client in
      let token = try #require(try await client.signedIn().token)
      let connection = try await RawConnection(port: try #require(client.base.port))
      let head = "Host: localhost\r\nAuthorization: Bearer \(token)\r\n"
      await connection.write(
        "POST /api/purchases HTTP/1.1\r\n\(head)\(orderHead)Content-Length: 65537\r\n\r\n"
          + String(repeating: " ", count: 65_537))
      let refusal = await connection.read(until: "Send less.\"}")
      #expect(refusal.hasPrefix("HTTP/1.1 413 "))
      #expect(!refusal.lowercased().contains("connection: close"))
      await connection.write("GET /api/products HTTP/1.1\r\n\(head)Connection: close\r\n\r\n")
      #expect(await connection.readToEnd().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test func `a chunked body is read`() async throws {
    let order = PurchaseTests.order
    let answer = try await exchange(
      "POST /api/purchases HTTP/1.1\r\n\(head)\(orderHead)Transfer-Encoding: chunked\r\n\r\n"
        + "\(String(order.utf8.count, radix: 16))\r\n\(order)\r\n0\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 201 "))
  }

  @Test(arguments: [
    "GET /api/events HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
    "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\(String(repeating: "X: x\r\n", count: 1_000))\r\n",
    "GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "this is not HTTP\r\n\r\n", "GET /api/events HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
  ])
  func `what is too long or no request at all is refused, and the connection closed`(text: String) async throws {
    let answer = try await exchange(text)
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test(arguments: ["", "GET /api/ev", "POST /api/purchases HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1"])
  func `who says nothing more is not waited for`(text: String) async throws {
    var limits = ServerLimits()
    limits.idle = .milliseconds(200)
    limits.request = .hours(1)
    try await TestServer(limits: limits).test(.live) { client in
      let connection = try await RawConnection(port: try #require(client.base.port))
      await connection.write(text)
      let answer = await connection.readToEnd()
      #expect(answer.isEmpty || text.hasPrefix("POST"))
    }
  }

  @Test func `who asks and never reads is not waited for`() async throws {
    var limits = ServerLimits()
    limits.idle = .milliseconds(200)
    let name = String(repeating: "x", count: 1 << 20)
    let company = Fixtures.company.replacing("Night watch", with: name)
    let server = try await TestServer(company: company, limits: limits)
    // On no connection, as that would be closed too where it waits.
    let token = try #require(try await server.test { client in try await client.signedIn().token })
    try await server.test(.live) { client in
      let connection = try await RawConnection(port: try #require(client.base.port), isReading: false)
      let request = "GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n"
      // More answers than the sockets hold.
      await connection.write(String(repeating: request, count: 64))
      // Who is not reading notices the end by writing; without the deadline it would not come within the suite's time.
      while connection.isOpen {
        try await Task.sleep(for: .milliseconds(50))
        await connection.write("\r\n")
      }
    }
  }

  @Test func `a body has to be there in time, however steadily it comes`() async throws {
    var limits = ServerLimits()
    limits.request = .milliseconds(200)
    limits.idle = .hours(1)
    try await TestServer(limits: limits).test(.live) { client in
      let connection = try await RawConnection(port: try #require(client.base.port))
      await connection.write("POST /api/purchases HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1")
      // Without the deadline it would not end within the suite's time.
      _ = await connection.readToEnd()
      // One that was there in time does not hold the connection to that time.
      let response = try await client.get("api/events")
      #expect(response.status == .unauthorized)
    }
  }
}
