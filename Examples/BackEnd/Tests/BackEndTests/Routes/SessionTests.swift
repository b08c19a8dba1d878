import Foundation
import GRDB
import HTTPTypes
import HumbleTesting
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct SessionTests {
  static let reads = [
    "api/users/\(Fixtures.ada)", "api/events", "api/employees", "api/announcements", "api/products", "api/purchases",
  ]

  @Test(arguments: reads)
  func `a read needs a token`(path: String) async throws {
    try await TestServer().test { client in
      let response = try await client.get(path)
      #expect(response.status == .unauthorized)
      #expect(response.text == #"{"error":true,"reason":"Unauthorized"}"#)
      #expect(response.headers[.wwwAuthenticate] == #"Bearer realm="MyBiz""#)
    }
  }

  @Test(arguments: reads, ["Bearer", "Bearer ", "Bearer never-given", "Basic YTpi", "never-given"])
  func `a token that was never given is refused`(path: String, authorization: String) async throws {
    try await TestServer().test { client in
      let response = try await client.get(path, [.authorization: authorization])
      #expect(response.status == .unauthorized)
      #expect(try response.reason == "Unauthorized")
    }
  }

  @Test(arguments: reads)
  func `an expired token is refused`(path: String) async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      server.clock.advance(by: 3_599)
      #expect(try await ada.get(path).status == .ok)
      server.clock.advance(by: 1)
      let response = try await ada.get(path)
      #expect(response.status == .unauthorized)
      #expect(response.headers[.wwwAuthenticate] == #"Bearer realm="MyBiz", error="invalid_token""#)
    }
  }

  @Test(arguments: reads)
  func `after logging out the token is refused at once, and others hold`(path: String) async throws {
    try await TestServer().test { client in
      let (ada, other) = (try await client.signedIn(), try await client.signedIn())
      #expect(try await ada.get(path).status == .ok)
      let response = try await ada.send("api/users/logout", .post)
      #expect(response.status == .noContent)
      #expect(response.text == "")
      #expect(try await ada.get(path).status == .unauthorized)
      #expect(try await other.get(path).status == .ok)
    }
  }

  @Test func `logging out without a token, or with an unknown one, is as good`() async throws {
    try await TestServer().test { client in
      let nobody = try await client.send("api/users/logout", .post)
      #expect(nobody.status == .noContent)
      let stranger = try await Client(base: client.base, token: "never given").send("api/users/logout", .post)
      #expect(stranger.status == .noContent)
    }
  }

  @Test(arguments: reads)
  func `a token that another process revoked is refused at once`(path: String) async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      #expect(try await ada.get(path).status == .ok)
      let other = try DatabaseQueue(path: server.folder.path("mybiz.sqlite"))
      try await other.write { try $0.execute(sql: "DELETE FROM token") }
      #expect(try await ada.get(path).status == .unauthorized)
    }
  }

  @Test func `tokens outlive the server`() async throws {
    let folder = try TemporaryFolder()
    let server = try await TestServer(in: folder)
    let token = try await server.test { try await $0.signedIn().token }
    try server.database.close()
    try await TestServer(in: folder).test { client in
      let response = try await Client(base: client.base, token: token).get("api/events")
      #expect(response.status == .ok)
    }
  }
}
