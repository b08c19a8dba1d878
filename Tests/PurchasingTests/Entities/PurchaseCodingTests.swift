import Foundation
import Purchasing
import Testing

/// What stands on the wire and in files.
@Suite struct PurchaseCodingTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `what was encoded is decoded to the same`() throws {
    #expect(try roundTrip(PurchaseDraft.sample) == .sample)
    #expect(try roundTrip(PurchaseOrder.sample) == .sample)
    #expect(try roundTrip(Catalogue.sample) == .sample)
  }

  @Test func `a price keeps its digits`() throws {
    let product = try decode(
      Product.self, #"{"productId": "a", "productName": "A", "unitPrice": 12345678901234567890.123456789}"#)
    #expect(product.unitPrice.description == "12345678901234567890.123456789")
  }

  @Test(arguments: ["-0.01", "\"free\"", "null"]) func `a price is a number of 0 or more`(price: String) {
    #expect(throws: DecodingError.self) {
      try decode(Product.self, #"{"productId": "a", "productName": "A", "unitPrice": \#(price)}"#)
    }
  }

  @Test func `white space around a number and an empty comment are left out, and fractions of a second`() {
    let request = PurchaseRequest(number: " PO-1\n", comment: "", dueDate: .testNow + 0.5, items: [])
    #expect(request == PurchaseRequest(number: "PO-1", comment: nil, dueDate: .testNow, items: []))
  }

  @Test func `rules that are not there are dollars and any sum`() throws {
    #expect(try decode(PurchasePolicy.self, "{}") == PurchasePolicy(currency: "USD", maximum: nil))
  }

  @Test(arguments: [
    #"{"currency": "usd"}"#, #"{"currency": "EURO"}"#, #"{"currency": ""}"#, #"{"maxPurchaseOrder": -1}"#,
    #"{"maxPurchaseOrder": "1"}"#,
  ])
  func `rules that make no sense are refused`(text: String) {
    #expect(throws: DecodingError.self) { try decode(PurchasePolicy.self, text) }
  }
}
