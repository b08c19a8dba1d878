import Foundation
import HTTPTypes
import ServerTesting
import Testing

@testable import BackEnd

@Suite struct SecrecyTests {
  @Test func `neither passwords nor tokens stand in the database's files`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let token = try #require(try await client.signedIn().token)
      let bytes = try server.folder.bytes()
      #expect(bytes.range(of: Data("Ada Lovelace".utf8)) != nil)
      let raw = try #require(Data(base64Encoded: token.replacing("-", with: "+").replacing("_", with: "/") + "="))
      #expect(raw.count == 32)
      for secret in [Data(token.utf8), raw, Data(Fixtures.password.utf8), Data(Fixtures.gracesPassword.utf8)] {
        #expect(bytes.range(of: secret) == nil)
      }
    }
  }

  @Test func `neither secrets nor names nor queries stand in the log`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      _ = try await client.signIn(Fixtures.email, "a-wrong-one")
      let ada = try await client.signedIn()
      _ = try await ada.get("api/events?from=secret-query")
      _ = try await ada.order("{\"poNumber\": \"secret-body\"")
      _ = try await ada.send("api/users/logout", .post)
      let log = server.log.lines.joined(separator: "\n")
      let token = try #require(ada.token)
      let basic = Data("\(Fixtures.email):\(Fixtures.password)".utf8).base64EncodedString()
      let secrets = [token, basic, Fixtures.password, Fixtures.email, "a-wrong-one", "secret-query", "secret-body"]
      for secret in secrets { #expect(!log.contains(secret)) }
    }
  }

  @Test func `each request has one line with its number`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      _ = try await client.get("api/events?from=x")
      let lines = server.log.lines.filter { $0.hasPrefix("info request ") }
      #expect(lines.count == 1)
      let line = #/info request hb\.request\.id=\w+ method=GET ms=[0-9.]+ path=/api/events status=401/#
      #expect(lines[0].wholeMatch(of: line) != nil)
    }
  }
}
