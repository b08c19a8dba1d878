import Foundation
import HTTPTypes
import Testing

@testable import BackEnd

@Suite struct CompanyTests {
  @Test func `employees come complete and in the company's order`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/employees")
      #expect(
        response.text == """
          [{"birthday":"12-10-1815","directReports":["3"],"familyName":"Lovelace","givenName":"Ada","id":"2",\
          "location":"London","manager":"1"},\
          {"directReports":[],"familyName":"Babbage","givenName":"Charles","id":"1","location":""}]
          """)
    }
  }

  @Test func `announcements come complete, the newest first`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/announcements")
      #expect(
        response.text == """
          [{"body":"There is tea.","date":"2026-11-19T08:00:00Z","id":"new","title":"Tea"},\
          {"author":"1","body":"There is steam.","date":"2026-11-01T08:00:00Z","id":"old","title":"Steam"}]
          """)
    }
  }

  @Test func `products come complete, their prices exact`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/products")
      #expect(
        response.text == """
          [{"productId":"tea","productName":"Tea","unitPrice":0.1},\
          {"productId":"cog","productName":"Cog","unitPrice":33.33}]
          """)
    }
  }

  @Test func `a user sees the own profile, with a location where one employee has that name`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn().get("api/users/\(Fixtures.ada.lowercased())")
      #expect(
        ada.text == """
          {"email":"Ada@Example.com","id":"\(Fixtures.ada)","location":"London","name":"Ada Lovelace"}
          """)
      let grace = try await client.signedIn(Fixtures.gracesEmail, Fixtures.gracesPassword)
        .get("api/users/\(Fixtures.grace)")
      #expect(grace.text == #"{"email":"grace@example.com","id":"\#(Fixtures.grace)","name":"Grace"}"#)
    }
  }

  @Test func `what a user's own record says comes first, as long as it says so`() async throws {
    let users = Fixtures.describedUsers
    let server = try await TestServer(company: Fixtures.company(users: users))
    try await server.test { client in
      let ada = try await client.signedIn()
      let person = #"{"email":"Ada@Example.com","id":"\#(Fixtures.ada)","location":"London","name":"Ada Lovelace""#
      let path = "api/users/\(Fixtures.ada)"
      let paris = person.replacing("London", with: "Paris")
      #expect(try await ada.get(path).text == paris + #","title":"Analyst"}"#)
      try await server.importCompany(Fixtures.company(users: users.replacing(#""location": "Paris", "#, with: "")))
      #expect(try await ada.get(path).text == person + #","title":"Analyst"}"#)
      try await server.importCompany(Fixtures.company)
      #expect(try await ada.get(path).text == person + "}")
    }
  }

  @Test(arguments: [Fixtures.grace, "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E99", "me"])
  func `nobody sees another's profile, nor whether there is one`(id: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().get("api/users/\(id)")
      #expect(response.status == .notFound)
      #expect(try response.reason == "There is no such user, or it is not you.")
    }
  }
}
