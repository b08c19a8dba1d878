import Foundation
import HTTPTypes
import Testing

@testable import Web

@Suite struct OrderTests {
  private static func fields(
    _ key: String, number: String = "PO 7", items: [(String, String)] = [("tea", "2"), ("named", "1"), ("", "")],
    due: String = "", comment: String = "", action: String = "place"
  ) -> [(String, String)] {
    [("key", key), ("number", number), ("due", due), ("comment", comment), ("action", action)]
      + items.flatMap { [("product", $0.0), ("quantity", $0.1)] }
  }

  private static func key(_ visitor: inout Visitor) async throws -> String {
    try #require(try await visitor.get("/orders/new").value(of: "key"))
  }

  @Test func `an order with several items is placed, and a reload shows it and orders nothing`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      let answer = try await visitor.post("/orders/new", Self.fields(key, due: "2026-12-01", comment: "For all"))
      #expect(answer.status == .seeOther)
      for _ in 1...2 {
        let page = try await visitor.follow(answer)
        for fact in ["Order Placed: <bdi>PO 7</bdi>", "due 1 December 2026", "US$33.53", "For all"] {
          #expect(page.text.contains(fact), "\(fact)")
        }
        #expect(page.text.matches(of: /<article/).count == 1)
      }
    }
  }

  @Test func `a form that is sent many times at once orders once, and each answer shows the order`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      let same = visitor
      let answers = try await withThrowingTaskGroup(of: Page.self) { group in
        for _ in 1...8 {
          group.addTask {
            var visitor = same
            return try await visitor.post("/orders/new", Self.fields(key))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(answers.map(\.location)) == ["/orders?receipt=\(key)"])
      let page = try await visitor.follow(answers[0])
      #expect(page.text.contains("Order Placed"))
      #expect(page.text.matches(of: /<article/).count == 1)
    }
  }

  @Test func `rules that are broken are all told, nothing typed is lost, and the mended form is another order`()
    async throws
  {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      let page = try await visitor.post(
        "/orders/new",
        Self.fields(key, number: " ", items: [("named", "4"), ("tea", "0")], due: "2026-11-20", comment: "<b>"))
      #expect(page.status == .unprocessableContent)
      for sentence in [
        "The order has no number. Give it one.", "The quantity of item 2 is not 1 or more. Change it.",
        "The order costs more than US$100.10, the most that one may. Order less.",
        "The due date is not in the future. Give a later one.",
      ] {
        #expect(page.text.contains("<p>\(sentence)</p>"), "\(sentence)")
      }
      #expect(page.text.contains("<option value=\"named\" selected>"))
      #expect(page.text.contains("value=\"4\""))
      #expect(page.text.contains("&lt;b&gt;</textarea>"))
      #expect(page.value(of: "due") == "2026-11-20")
      #expect(page.value(of: "key") != key)
      #expect(try await visitor.get("/orders").text.contains("There are no orders."))
    }
  }

  @Test(arguments: [
    (("tea", "two"), "The quantity of item 1 is not a whole number such as 2."),
    (("", "2"), "Item 1 has a quantity and no product. Choose one."),
    (("tea", "99999999999999999999"), "The quantity of item 1 is not a whole number such as 2."),
    (("<i>", "1"), "The product of item 1 does not exist. Choose another."),
    (("", ""), "The order has no items. Add at least one."),
  ])
  func `what cannot be read is refused with its place`(item: (String, String), sentence: String) async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      let page = try await visitor.post("/orders/new", Self.fields(key, items: [item]))
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains(sentence))
      if item.0 == "<i>" { #expect(page.value(of: "product") == "<i>") }
    }
  }

  @Test func `another line may be added, and the form stays the same order`() async throws {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      let page = try await visitor.post("/orders/new", Self.fields(key, action: "line"))
      #expect(page.status == .ok)
      #expect(page.text.contains("id=\"product-4\""))
      #expect(page.value(of: "key") == key)
      #expect(page.value(of: "number") == "PO 7")
      #expect(try await visitor.get("/orders").text.contains("There are no orders."))
    }
  }

  @Test func `a placed order that is changed after going back is refused, and placed where that is meant`()
    async throws
  {
    try await TestSite().test { visitor in
      var visitor = try await visitor.signedIn()
      let key = try await Self.key(&visitor)
      #expect(try await visitor.post("/orders/new", Self.fields(key)).status == .seeOther)
      let changed = Self.fields(key, number: "PO 8")
      let page = try await visitor.post("/orders/new", changed)
      #expect(page.status == .unprocessableContent)
      #expect(page.text.contains("This order was placed already, as order PO 7. To place another, begin a new order."))
      #expect(page.value(of: "number") == "PO 8")
      #expect(try await visitor.post("/orders/new", changed).status == .unprocessableContent)
      #expect(try await visitor.get("/orders").text.matches(of: /<article/).count == 1)
      let next = try #require(page.value(of: "key"))
      let answer = try await visitor.post("/orders/new", Self.fields(next, number: "PO 8"))
      let orders = try await visitor.follow(answer).text
      #expect(orders.contains("Order Placed: <bdi>PO 8</bdi>"))
      #expect(orders.matches(of: /<article/).count == 2)
    }
  }
}
