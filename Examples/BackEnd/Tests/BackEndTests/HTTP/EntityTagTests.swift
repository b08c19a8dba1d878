import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import BackEnd

@Suite struct EntityTagTests {
  @Test(arguments: SessionTests.reads)
  func `what the sender has already is not sent again`(path: String) async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let first = try await ada.get(path)
      let tag = try #require(first.headers[.eTag])
      #expect(tag.wholeMatch(of: /"[A-Za-z0-9_-]+"/) != nil)
      #expect(first.headers[.cacheControl] == "private, no-cache")
      for known in [tag, "W/\(tag)", "*", #""other, one", \#(tag)"#, #"W/"other",\#(tag)"#] {
        let second = try await ada.get(path, [.ifNoneMatch: known])
        #expect(second.status == .notModified, "\(known)")
        #expect(second.text == "")
        #expect(second.headers[.eTag] == tag)
        #expect(second.headers[.cacheControl] == "private, no-cache")
      }
      for unknown in [
        #""other""#, "", tag.replacing("\"", with: ""), "\"*\"", "x\(tag)", "\(tag)x", "w/\(tag)", "\"other,\(tag),\"",
      ] {
        #expect(try await ada.get(path, [.ifNoneMatch: unknown]).text == first.text, "\(unknown)")
      }
    }
  }

  @Test func `a tag is not enough: a token is needed too`() async throws {
    try await TestServer().test { client in
      let response = try await client.get("api/events", [.ifNoneMatch: "*"])
      #expect(response.status == .unauthorized)
    }
  }

  @Test func `a tag changes with the answer and comes back with it`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      let tag = try await ada.get("api/events").headers[.eTag]
      try await server.database.write { try $0.execute(sql: "UPDATE event SET name = 'New' WHERE id = 'late'") }
      let other = try await ada.get("api/events", [.ifNoneMatch: tag ?? ""])
      #expect(other.status == .ok)
      #expect(other.headers[.eTag] != tag)
      try await server.importCompany(Fixtures.company)
      #expect(try await ada.get("api/events", [.ifNoneMatch: tag ?? ""]).status == .notModified)
    }
  }

  @Test func `HEAD answers with the headers alone`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let (head, get) = (try await ada.send("api/events", .head), try await ada.get("api/events"))
      #expect(head.status == .ok)
      #expect(head.text == "")
      #expect(head.headers[.eTag] == get.headers[.eTag])
    }
  }
}
