import GRDB
import HTTPTypes
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct RefusalTests {
  @Test(arguments: ["", "api", "api/nope", "api/events/1", "api/users", "%00", "api//events/../users"])
  func `an unknown path is not found`(path: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get(path)
      #expect(response.status == .notFound)
      #expect(response.text == #"{"error":true,"reason":"There is nothing at this address. Check its path."}"#)
    }
  }

  @Test(arguments: [
    ("api/events", HTTPRequest.Method.post, "GET, HEAD"), ("api/users/me", .delete, "GET, HEAD"),
    ("api/users/login", .get, "POST"), ("api/users/logout", .get, "POST"),
    ("api/purchases", .put, "GET, HEAD, POST"), ("api/products", .options, "GET, HEAD"),
  ])
  func `another method is not allowed, and those that are, are named`(
    path: String, method: HTTPRequest.Method, allow: String
  ) async throws {
    try await TestServer().test { client in
      let response = try await client.send(path, method)
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers[.allow] == allow)
      #expect(try response.reason == "This address does not answer to \(method). Use \(allow).")
    }
  }

  @Test func `a failure that nobody foresaw is told to the log alone`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      try await server.database.write { try $0.execute(sql: "DROP TABLE employee") }
      let response = try await ada.get("api/employees")
      #expect(response.status == .internalServerError)
      #expect(response.text == #"{"error":true,"reason":"The server failed. Try again later."}"#)
      #expect(server.log.lines.contains { $0.hasPrefix("error request failed") && $0.contains("no such table") })
    }
  }
}
