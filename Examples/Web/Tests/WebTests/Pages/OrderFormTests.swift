import Authentication
import Foundation
import HTTPTypes
import Purchasing
import Testing

@testable import Web

/// Of the form for a new order itself: what a person finds and presses in it.
@Suite struct OrderFormTests {
  /// What the form sends, with a key of its own.
  private static func fields(
    _ items: [(String, String)], number: String = "7", comment: String = "", action: String = "place"
  ) -> [(String, String)] {
    [("key", UUID().uuidString), ("number", number), ("comment", comment), ("action", action)]
      + items.flatMap { [("product", $0.0), ("quantity", $0.1)] }
  }

  @Test func `the form's first button, which Enter presses, places the order`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      #expect(try await visitor.get("/orders/new").firstAction == "place")
    }
  }

  @Test func `whoever asks for another item goes on there`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      #expect(try await !visitor.get("/orders/new").text.contains("autofocus"))
      let page = try await visitor.post("/orders/new", Self.fields([("tea", "2"), ("", "")], action: "line"))
      #expect(page.text.matches(of: /autofocus/).count == 1)
      #expect(page.text.contains("<select id=\"product-3\" name=\"product\" autofocus>"))
    }
  }

  @Test(arguments: [
    (("named", "0"), "The quantity of item 1 is not 1 or more. Change it."),
    (("named", "x"), "The quantity of item 1 is not a whole number such as 2."),
    (("", "x"), "Item 1 has a quantity and no product. Choose one."),
  ])
  func `an item has the same number in the form and in what is said of it, and empty ones come after it`(
    item: (String, String), sentence: String
  ) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let page = try await visitor.post("/orders/new", Self.fields([("", ""), ("", ""), item]))
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("<p>\(sentence)</p>"))
      #expect(page.text.contains(">Item 1</label>"))
      #expect(page.text.contains("Quantity<span class=\"unseen\"> of item 1</span></label>"))
      #expect(page.value(of: "quantity") == item.1)
      let first = try #require(page.text.firstMatch(of: /id="product-1"(?s:.*?)<\/select>/)).0
      #expect(first.contains("<option value=\"named\" selected>") == (item.0 == "named"))
      #expect(page.text.matches(of: /value="named" selected>/).count == (item.0 == "named" ? 1 : 0))
      #expect(page.text.matches(of: /name="quantity"/).count == 3)
    }
  }

  @Test func `an order has no more items than its form has, whatever sends it`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      for (count, status) in [(OrderForm.maximum, HTTPResponse.Status.unprocessableContent), (51, .badRequest)] {
        let items = Array(repeating: PurchaseItem(productId: "tea", quantity: 0), count: count)
        let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "7", items: items))
        let event = try Fixtures.json(NewPurchaseOrderViewEvent.submitted(draft))
        #expect(try await visitor.post("/orders/new", [("event", event)]).status == status)
        let typed = Array(repeating: ("tea", "0"), count: count)
        #expect(try await visitor.post("/orders/new", Self.fields(typed)).status == status)
      }
    }
  }
}
