import Foundation
import GRDB
import HTTPTypes
import HumbleTesting
import Testing

@testable import BackEnd

@Suite struct IdempotencyTests {
  private let key = UUID().uuidString

  @Test func `the same key again answers with the same order and stores nothing`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      let first = try await ada.order(PurchaseTests.order, key: key)
      server.clock.advance(by: 60)
      let second = try await ada.order(PurchaseTests.order, key: key.lowercased())
      #expect(first.status == .created)
      #expect(second.status == .ok)
      #expect(second.text == first.text)
      #expect(try await ada.get("api/purchases").text == "[\(first.text)]")
    }
  }

  @Test func `an order that is sent again holds though its rules have changed since`() async throws {
    let server = try await TestServer(company: Fixtures.company(lifetime: 10_000_000))
    try await server.test { client in
      let ada = try await client.signedIn()
      #expect(try await ada.order(PurchaseTests.order, key: key).status == .created)
      server.clock.advance(by: 30 * 86_400)
      #expect(try await ada.order(PurchaseTests.order, key: key).status == .ok)
      #expect(try await ada.order(PurchaseTests.order).status == .unprocessableContent)
    }
  }

  @Test func `the same order laid out differently is the same`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let first = try await ada.order(
        #"{"poNumber": "1", "purchases": [{"productId": "tea", "quantity": 1}]}"#, key: key)
      let second = try await ada.order(
        #"{"purchases":[{"quantity":1,"productId":"tea"}],"poNumber":" 1","comment":null}"#, key: key)
      #expect(second.status == .ok)
      #expect(second.text == first.text)
    }
  }

  @Test func `the same key with another order is a conflict`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let first = try await ada.order(PurchaseTests.order, key: key)
      let other = try await ada.order(PurchaseTests.order.replacing("soon", with: "later"), key: key)
      #expect(other.status == .conflict)
      #expect(
        try other.reason == "This order was placed already, as order 42. To place another, begin a new order.")
      #expect(try await ada.get("api/purchases").text == "[\(first.text)]")
    }
  }

  @Test func `a refused order leaves its key free`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let wrong = PurchaseTests.order.replacing("\"tea\"", with: "\"gold\"")
      #expect(try await ada.order(wrong, key: key).status == .unprocessableContent)
      #expect(try await ada.order(PurchaseTests.order, key: key).status == .created)
    }
  }

  @Test func `two people may use one key`() async throws {
    try await TestServer().test { client in
      let grace = try await client.signedIn(Fixtures.gracesEmail, Fixtures.gracesPassword)
      #expect(try await client.signedIn().order(PurchaseTests.order, key: key).status == .created)
      #expect(try await grace.order(PurchaseTests.order, key: key).status == .created)
    }
  }

  @Test func `many posts at once with one key store one order`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      let answers = try await withThrowingTaskGroup(of: (HTTPResponse.Status, String).self) { group in
        for _ in 1...20 {
          group.addTask {
            let response = try await ada.order(PurchaseTests.order, key: key)
            return (response.status, response.text)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count { $0.0 == .created } == 1)
      #expect(answers.count { $0.0 == .ok } == 19)
      #expect(Set(answers.map(\.1)).count == 1)
      #expect(try await server.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM purchaseOrder") } == 1)
    }
  }
}
