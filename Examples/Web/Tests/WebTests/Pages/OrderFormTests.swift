import Foundation
import HTTPTypes
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
}
