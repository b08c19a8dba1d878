import Foundation
import HTTPTypes
import Testing

@testable import BackEnd

@Suite struct PurchaseRuleTests {
  private func reasons(_ json: String, of server: TestServer) async throws -> [String] {
    try await server.test { client in
      let ada = try await client.signedIn()
      let response = try await ada.order(json)
      #expect(try await ada.get("api/purchases").text == (response.status == .created ? "[\(response.text)]" : "[]"))
      guard response.status != .created else { return [] }
      #expect(response.status == .unprocessableContent)
      let reasons: [String] = try response.json("reasons")
      #expect(try response.reason == reasons.joined(separator: " "))
      return reasons
    }
  }

  private func order(number: String = "1", due: String? = nil, _ items: [(String, Int)] = [("tea", 1)]) -> String {
    let items = items.map { #"{"productId": "\#($0.0)", "quantity": \#($0.1)}"# }.joined(separator: ", ")
    let due = due.map { #""dueDate": "\#($0)", "# } ?? ""
    return #"{"poNumber": "\#(number)", \#(due)"purchases": [\#(items)]}"#
  }

  @Test(arguments: ["", "   ", "\\n\\t"])
  func `an order has a number`(number: String) async throws {
    #expect(try await reasons(order(number: number), of: TestServer()) == ["The order has no number. Give it one."])
  }

  @Test func `an order has items`() async throws {
    #expect(try await reasons(order([]), of: TestServer()) == ["The order has no items. Add at least one."])
  }

  @Test(arguments: [0, -1, Int.min])
  func `a quantity is 1 or more`(quantity: Int) async throws {
    #expect(
      try await reasons(order([("tea", 1), ("cog", quantity)]), of: TestServer())
        == ["The quantity of item 2 is not 1 or more. Change it."])
  }

  @Test func `a product exists`() async throws {
    #expect(
      try await reasons(order([("gold", 1)]), of: TestServer())
        == ["The product of item 1 does not exist. Choose another."])
  }

  private let tooMuch = "The order costs more than USD 100.10, the most that one may. Order less."

  @Test func `an order may cost the maximum and not a cent more`() async throws {
    #expect(try await reasons(order([("tea", 1_001)]), of: TestServer()) == [])
    #expect(try await reasons(order([("tea", 1_002)]), of: TestServer()) == [tooMuch])
    #expect(try await reasons(order([("cog", 3), ("tea", 1)]), of: TestServer()) == [])
    #expect(try await reasons(order([("cog", 3), ("tea", 1), ("tea", 1)]), of: TestServer()) == [tooMuch])
    #expect(try await reasons(order([("cog", .max)]), of: TestServer()) == [tooMuch])
  }

  @Test func `a company without a maximum sells everything`() async throws {
    let company = Fixtures.company.replacing(#", "maxPurchaseOrder": 100.10"#, with: "")
    #expect(try await reasons(order([("cog", 1_000_000)]), of: TestServer(company: company)) == [])
  }

  @Test func `a sum that is too large for a number costs too much`() async throws {
    let company = Fixtures.company.replacing("33.33", with: "9e127")
    #expect(try await reasons(order([("cog", 1_000)]), of: TestServer(company: company)) == [tooMuch])
  }

  @Test func `a due date is in the future`() async throws {
    let late = ["The due date is not in the future. Give a later one."]
    #expect(try await reasons(order(due: "2026-11-20T08:59:59Z"), of: TestServer()) == late)
    #expect(try await reasons(order(due: "2026-11-20T09:00:00Z"), of: TestServer()) == late)
    #expect(try await reasons(order(due: "2026-11-20T09:00:01Z"), of: TestServer()) == [])
  }

  @Test func `all that is wrong is said at once`() async throws {
    #expect(
      try await reasons(
        order(number: " ", due: "2020-01-01T00:00:00Z", [("gold", 0), ("tea", 2_000)]), of: TestServer())
        == [
          "The order has no number. Give it one.", "The quantity of item 1 is not 1 or more. Change it.",
          "The product of item 1 does not exist. Choose another.", tooMuch,
          "The due date is not in the future. Give a later one.",
        ])
  }
}
