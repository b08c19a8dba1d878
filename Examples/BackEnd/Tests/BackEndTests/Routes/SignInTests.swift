import Foundation
import GRDB
import HTTPTypes
import HumbleTesting
import Testing

@testable import BackEnd

@Suite struct SignInTests {
  @Test func `signing in answers with a token, its expiry and the user`() async throws {
    try await TestServer().test { client in
      let response = try await client.signIn(Fixtures.email, Fixtures.password)
      #expect(response.status == .ok)
      #expect(response.headers[.cacheControl] == "no-store")
      let (token, expires): (String, String) = (try response.json("token"), try response.json("expires"))
      #expect(expires == "2026-11-20T10:00:00Z")
      let user: [String: String] = try response.json("user")
      #expect(user == ["id": Fixtures.ada, "name": "Ada Lovelace"])
      #expect(token.count == 43)
    }
  }

  @Test func `two sessions have two tokens, and both hold`() async throws {
    try await TestServer().test { client in
      let (one, other) = (try await client.signedIn(), try await client.signedIn())
      #expect(one.token != other.token)
      #expect(try await one.get("api/products").status == .ok)
      #expect(try await other.get("api/products").status == .ok)
    }
  }

  @Test(arguments: ["ada@example.com", "ADA@EXAMPLE.COM", "Ada@Example.com"])
  func `an email address is compared without regard to case`(email: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signIn(email, Fixtures.password)
      #expect(response.status == .ok)
    }
  }

  @Test(arguments: [
    (Fixtures.email, "wrong"), (Fixtures.email, ""), (Fixtures.email, Fixtures.gracesPassword), ("", ""),
    ("nobody@example.com", Fixtures.password), (Fixtures.email, Fixtures.password + " "),
  ])
  func `wrong credentials are refused, and never is it said which part was wrong`(
    email: String, password: String
  ) async throws {
    try await TestServer().test { client in
      let response = try await client.signIn(email, password)
      #expect(response.status == .unauthorized)
      #expect(response.text == #"{"error":true,"reason":"Unauthorized"}"#)
      #expect(response.headers[.wwwAuthenticate] == #"Basic realm="MyBiz", charset="UTF-8""#)
    }
  }

  @Test(arguments: ["", "Basic", "Basic !", "Basic bm9jb2xvbg==", "Basic /zo=", "Bearer YTpi", "Digest YTpi"])
  func `what is not Basic credentials is refused`(authorization: String) async throws {
    try await TestServer().test { client in
      let response = try await client.send("api/users/login", .post, [.authorization: authorization])
      #expect(response.status == .unauthorized)
      #expect(try response.reason == "Unauthorized")
    }
  }

  @Test(arguments: ["\u{0}", "\u{0}x", "\n", "\u{7F}"])
  func `a name or a password with a control character is refused`(character: String) async throws {
    try await TestServer().test { client in
      for (email, password) in [
        (Fixtures.email + character, Fixtures.password), (Fixtures.email, Fixtures.password + character),
      ] {
        let response = try await client.signIn(email, password)
        #expect(response.status == .unauthorized)
        #expect(try response.reason == "Unauthorized")
      }
    }
  }

  @Test func `somebody unknown costs one hash of the same cost, as somebody known does`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let start = server.hasher.messages.count
      _ = try await client.signIn(Fixtures.email, "wrong")
      _ = try await client.signIn("nobody@example.com", "wrong")
      #expect(
        server.hasher.messages.dropFirst(start) == [.verified(cost: HasherSpy.cost), .verified(cost: HasherSpy.cost)])
    }
  }

  @Test func `after ten failures an account has to wait, even with the right password`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      for _ in 1...10 { #expect(try await client.signIn(Fixtures.email, "wrong").status == .unauthorized) }
      server.clock.advance(by: 100.5)
      let response = try await client.signIn("ADA@example.com", Fixtures.password)
      #expect(response.status == .tooManyRequests)
      #expect(response.headers[.retryAfter] == "200")
      #expect(try response.reason == "Too many attempts to sign in have failed. Try again in 4 minutes.")
      #expect(try await client.signIn(Fixtures.gracesEmail, Fixtures.gracesPassword).status == .ok)
      server.clock.advance(by: 200)
      #expect(try await client.signIn(Fixtures.email, Fixtures.password).status == .ok)
    }
  }

  @Test func `failures at once cannot slip through`() async throws {
    try await TestServer().test { client in
      let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for _ in 1...30 { group.addTask { try await client.signIn(Fixtures.email, "wrong").status } }
        return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      #expect(statuses == [.unauthorized: 10, .tooManyRequests: 20])
    }
  }

  @Test func `where too many passwords wait to be checked, one is asked to come again`() async throws {
    try await TestServer(hashingWith: BusyHasherStub()).test { client in
      let response = try await client.signIn(Fixtures.email, Fixtures.password)
      #expect(response.status == .serviceUnavailable)
      #expect(response.headers[.retryAfter] == "2")
    }
  }

  @Test func `an attempt whose password nobody looked at is none`() async throws {
    try await TestServer(hashingWith: BusyHasherStub()).test { client in
      for _ in 1...11 {
        let response = try await client.signIn(Fixtures.email, "wrong")
        #expect(response.status == .serviceUnavailable)
      }
    }
  }

  @Test func `signing in purges what has expired`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      _ = try await client.signedIn()
      server.clock.advance(by: 3_600)
      _ = try await client.signedIn()
      #expect(try await server.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM token") } == 1)
    }
  }
}
