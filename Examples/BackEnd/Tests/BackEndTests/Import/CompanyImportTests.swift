import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import BackEnd

@Suite struct CompanyImportTests {
  private let onlyAda = #"""
    [{"id": "\#(Fixtures.ada)", "name": "Ada K.", "email": "ada@x.org", "password": "\#(Fixtures.password)"}]
    """#

  @Test func `an import replaces the company; tokens of who stays, and orders, stay`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      let grace = try await client.signedIn(Fixtures.gracesEmail, Fixtures.gracesPassword)
      #expect(try await ada.order(PurchaseTests.order).status == .created)
      #expect(try await grace.order(PurchaseTests.order).status == .created)

      try await server.importCompany(#"{"users": \#(onlyAda)}"#)
      for path in ["api/events", "api/employees", "api/announcements", "api/products"] {
        #expect(try await ada.get(path).text == "[]", "\(path)")
      }
      #expect(try await ada.get("api/users/\(Fixtures.ada)").json("name") == "Ada K.")
      #expect(try await ada.get("api/purchases").list("poNumber") == ["42"])
      #expect(try await grace.get("api/events").status == .unauthorized)
      #expect(try await client.signIn(Fixtures.email, Fixtures.password).status == .unauthorized)
      #expect(try await client.signIn("ada@x.org", Fixtures.password).status == .ok)

      try await server.importCompany(Fixtures.company)
      #expect(try await grace.get("api/events").status == .unauthorized)
      let back = try await client.signedIn(Fixtures.gracesEmail, Fixtures.gracesPassword)
      #expect(try await back.get("api/purchases").list("poNumber") == ["42"])
    }
  }

  @Test func `a password that still verifies is not hashed again`() async throws {
    let server = try await TestServer()
    let before = try await server.database.read { try UserTable.passwordHashes(in: $0) }
    try await server.importCompany(Fixtures.company.replacing(Fixtures.gracesPassword, with: "fortran"))
    let after = try await server.database.read { try UserTable.passwordHashes(in: $0) }
    let (ada, grace) = (try #require(UUID(uuidString: Fixtures.ada)), try #require(UUID(uuidString: Fixtures.grace)))
    #expect(after[ada] == before[ada])
    #expect(after[grace] != before[grace])
    #expect(server.hasher.messages.count { $0 == .hashed } == 3)
  }

  @Test func `users may exchange their addresses`() async throws {
    let server = try await TestServer()
    let exchanged = Fixtures.users.replacing("Ada@Example.com", with: "x").replacing("grace@", with: "ada@")
      .replacing("\"x\"", with: "\"grace@example.com\"")
    try await server.importCompany(Fixtures.company(users: exchanged))
    try await server.test { client in
      let response = try await client.signIn(Fixtures.email, Fixtures.gracesPassword)
      #expect(try response.json("user") == ["id": Fixtures.grace, "name": "Grace"])
    }
  }

  @Test func `more users than are hashed at once are imported, every one`() async throws {
    let users = (10...40).map {
      #"{"id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E\#($0)", "name": "", "email": "\#($0)@x.org", "password": "\#($0)"}"#
    }
    let server = try await TestServer(company: #"{"users": [\#(users.joined(separator: ","))]}"#)
    try await server.test { client in
      for number in 10...40 {
        let response = try await client.signIn("\(number)@x.org", "\(number)")
        #expect(response.status == .ok)
      }
    }
  }

  @Test func `without rules a token lasts 30 days`() async throws {
    try await TestServer(company: #"{"users": \#(Fixtures.users)}"#).test { client in
      let response = try await client.signIn(Fixtures.email, Fixtures.password)
      #expect(try response.json("expires") == "2026-12-20T09:00:00Z")
    }
  }

  @Test func `a session of a million years ends with the calendar`() async throws {
    try await TestServer(company: Fixtures.company(lifetime: 31_556_952_000_000)).test { client in
      let response = try await client.signIn(Fixtures.email, Fixtures.password)
      #expect(try response.json("expires") == "9999-12-31T23:59:59Z")
    }
  }
}
