import Foundation
import GRDB
import HTTPTypes
import Testing

@testable import BackEnd

@Suite struct PurchaseTests {
  static let order = """
    {"poNumber": " 42 ", "comment": "soon", "dueDate": "2026-12-01T00:00:00Z", "unknown": 1,
     "purchases": [{"productId": "cog", "quantity": 3}, {"productId": "tea", "quantity": 1}]}
    """

  @Test func `an order is stored with what the server knows, and listed for its purchaser alone`() async throws {
    try await TestServer().test { client in
      let ada = try await client.signedIn()
      let response = try await ada.order(Self.order)
      #expect(response.status == .created)
      #expect(response.headers[.location] == "/api/purchases")
      let id: String = try response.json("id")
      let text = """
        {"comment":"soon","dueDate":"2026-12-01T00:00:00Z","id":"\(id)","poNumber":"42",\
        "purchaseDate":"2026-11-20T09:00:00Z","purchaser":"\(Fixtures.ada)",\
        "purchases":[{"productId":"cog","quantity":3,"unitPrice":33.33},\
        {"productId":"tea","quantity":1,"unitPrice":0.1}]}
        """
      #expect(response.text == text)
      #expect(UUID(uuidString: id)?.uuidString == id)
      #expect(try await ada.get("api/purchases").text == "[\(text)]")
      let grace = try await client.signedIn(Fixtures.gracesEmail, Fixtures.gracesPassword)
      #expect(try await grace.get("api/purchases").text == "[]")
    }
  }

  @Test func `prices are stored as they were`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      #expect(try await client.signedIn().order(Self.order).status == .created)
      let prices = try await server.database.read {
        try String.fetchAll($0, sql: "SELECT unitPrice FROM purchaseItem ORDER BY position")
      }
      #expect(prices == ["33.33", "0.1"])
    }
  }

  @Test func `a comment and a due date may be missing or null`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(
        #"{"poNumber": "1", "comment": null, "dueDate": null, "purchases": [{"productId": "tea", "quantity": 1}]}"#)
      #expect(response.status == .created)
      #expect(!response.text.contains("comment") && !response.text.contains("dueDate"))
    }
  }

  @Test func `an order needs a token`() async throws {
    try await TestServer().test { client in
      let response = try await client.order(Self.order)
      #expect(response.status == .unauthorized)
    }
  }

  @Test(arguments: ["", "42", "6F1D6A2E-5B0C-4F0B-9E57"])
  func `an order needs a key that is a UUID`(key: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(Self.order, key: key)
      #expect(response.status == .badRequest)
      #expect(try response.reason.contains("Idempotency-Key"))
    }
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", ""])
  func `an order must be JSON by its content type`(type: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(Self.order, [.contentType: type])
      #expect(response.status == .unsupportedMediaType)
      #expect(try response.reason == "The order must be sent as JSON, with Content-Type: application/json.")
    }
  }

  @Test(arguments: [
    ("", "The order is not JSON: in line 1, column 1, expected a value, but the text ends."),
    ("{", "The order is not JSON: in line 1, column 2, expected a quotation mark, but the text ends."),
    ("[]", "The order is wrong: it is not an object."),
    ("{}", "The order has no \"poNumber\"."),
    (#"{"poNumber": 1, "purchases": []}"#, "The order is wrong in poNumber: it is not a text."),
    (
      #"{"poNumber": "1", "purchases": [{"productId": "tea"}]}"#,
      "The order has no \"quantity\" in purchases, item 1."
    ),
    (
      #"{"poNumber": "1", "dueDate": "soon", "purchases": []}"#,
      "The order is wrong in dueDate: it is not a date such as 2026-11-20T09:30:00Z."
    ),
  ])
  func `an order that is not one is refused with the place`(json: String, reason: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(json)
      #expect(response.status == .badRequest)
      #expect(try response.reason == reason)
    }
  }

  @Test(arguments: [
    #"{"poNumber": "4\u00002", "purchases": []}"#, #"{"poNumber": "4\\\u0000", "purchases": []}"#,
    #"{"poNumber": "4", "comment": "\u0000", "purchases": []}"#,
    #"{"poNumber": "4", "purchases": [{"productId": "tea\u0000x", "quantity": 1}]}"#,
  ])
  func `a text with NUL is refused, as it would be stored cut`(json: String) async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(json)
      #expect(response.status == .badRequest)
      #expect(try response.reason == #"The order has a text with the character NUL (\u0000). Take it out."#)
    }
  }

  @Test func `a backslash before u0000 is no NUL`() async throws {
    try await TestServer().test { client in
      let response = try await client.signedIn().order(Self.order.replacing("42", with: #"\\u0000"#))
      #expect(response.status == .created)
      #expect(try response.json("poNumber") == #"\u0000"#)
    }
  }

  @Test func `an order of more than 64 KiB is refused`() async throws {
    let server = try await TestServer()
    try await server.test { client in
      let ada = try await client.signedIn()
      let fits = Self.order + String(repeating: " ", count: (64 << 10) - Self.order.utf8.count)
      #expect(try await ada.order(fits).status == .created)
      let response = try await ada.order(fits + " ")
      #expect(response.status == .contentTooLarge)
      #expect(try response.reason == "The request's body is too long. Send less.")
    }
  }
}
