import Authentication
import Foundation
import HTTPTypes
import HumbleTesting
import Purchasing
import ServerTesting
import Testing

@testable import Web

/// Of a company whose server is gone.
@Suite struct TryAgainTests {
  private let account = UUID()

  /// Somebody who signed in before.
  private func visitor(_ base: Visitor, on site: TestSite) async throws -> Visitor {
    let browser = Browser()
    try await site.site.scope(of: browser).sessions.save(
      Session(token: Secret("token"), user: User(id: account, name: "Ada", email: Fixtures.email)))
    var visitor = base
    visitor.cookie = "mybiz=\(browser.secret.reveal())"
    visitor.formToken = browser.formToken
    return visitor
  }

  @Test(arguments: [
    "/calendar?from=2026-11-21&to=2026-11-22", "/org?as=list", "/announcements", "/products", "/orders",
  ])
  func `an alert's button sends the same event once more`(path: String) async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let page = try await visitor.get(path)
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("<button>Try Again</button>"))
      let event = try #require(page.value(of: "event"))
      let again = try await visitor.post(String(path.prefix { $0 != "?" }), [("event", event)])
      #expect(again.status == .serviceUnavailable)
      #expect(again.value(of: "event") == event)
      #expect(again.value(of: "from") == page.value(of: "from"))
    }
  }

  @Test func `visitors are not told where the company is, and the log is`() async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      for page in [try await visitor.get("/calendar"), try await visitor.signIn()] {
        #expect(page.text.contains("<p>The company&#39;s server cannot be reached. Try again later."))
        #expect(!page.text.contains("127.0.0.1"))
      }
    }
    let lines = site.log.lines.filter { $0.contains("the company's server failed") }
    #expect(lines.contains { $0.contains("url=http://127.0.0.1:1/api/events") }, "\(site.log.lines)")
  }

  @Test func `visitors are not told where the company's file is, and what is wrong in it, and the log is`() async throws
  {
    let site = try await TestSite()
    let path = try site.folder.write(Fixtures.company, to: "company.json")
    try await site.test { base in
      var visitor = try await base.signedIn()
      _ = try site.folder.write(#"{"users": [{"id": "secret"}]}"#, to: "company.json")
      for page in [try await visitor.get("/calendar"), try await visitor.get("/org"), try await visitor.signIn()] {
        #expect(page.status == .serviceUnavailable)
        #expect(page.text.contains("<p>The company file cannot be read. Try again later."))
        #expect(!page.text.contains(path))
      }
    }
    let cause =
      "the company's file failed cause=The company file \(path) is wrong in line 1, column 19, at users[0].id: "
    #expect(site.log.lines.contains { $0.contains(cause) }, "\(site.log.lines)")
  }

  @Test func `a sign-in that did not reach the company can be tried again`() async throws {
    try await TestSite(server: "http://127.0.0.1:1/").test { visitor in
      var visitor = visitor
      let page = try await visitor.signIn()
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("<button>Try Again</button>"))
    }
  }

  @Test func `products that are not there are told of above the order's form, which keeps what was typed`() async throws
  {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let form = try await visitor.get("/orders/new")
      let key = try #require(form.value(of: "key"))
      let again = try await visitor.post(
        "/orders/new", [("key", key), ("number", "7"), ("product", "tea"), ("quantity", "2"), ("action", "products")])
      for page in [form, again] {
        #expect(page.status == .ok)
        #expect(page.text.contains("<section class=\"notice\" role=\"status\">\n<h2>No Products</h2>"))
        #expect(page.text.contains("<button form=\"order\" name=\"action\" value=\"products\">Try Again</button>"))
        #expect(page.text.contains("<p>Try again, or type the products' ids.</p>"))
        #expect(page.firstAction == "place")
      }
      #expect(again.value(of: "key") == key)
      #expect(again.value(of: "number") == "7")
      #expect(again.value(of: "product") == "tea")
    }
  }

  @Test func `products that were kept are chosen, so that nothing is said of typing their ids`() async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await keepProducts(at: site)
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let page = try await visitor.get("/orders/new").text
      #expect(page.contains("<option value=\"tea\">Tea (US$0.10)</option>"))
      #expect(page.contains("<section class=\"notice\" role=\"status\">\n<h2>Saved Earlier</h2>"))
      #expect(!page.contains("type the products"))
    }
  }

  @Test func `an order that was not placed is shown above the button that sends it again`() async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await keepProducts(at: site)
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let items = [("tea", "2"), ("<i>", "1000")].flatMap { [("product", $0.0), ("quantity", $0.1)] }
      let order = [("number", "PO 7"), ("due", "2026-12-01"), ("comment", "For <all>")]
      let first = try await visitor.post("/orders/new", [("key", UUID().uuidString)] + order + items)
      let again = try await visitor.post("/orders/new", [("event", try #require(first.value(of: "event")))])
      for page in [first, again] {
        let shown = try #require(page.text.firstMatch(of: /<article(?s:.*?)<button>Try Again<\/button>/)).0
        for fact in [
          "<bdi>PO 7</bdi>", "due 1 December 2026", "2 × <bdi>Tea</bdi>", "1,000 × <bdi>&lt;i&gt;</bdi>",
          "For &lt;all&gt;",
        ] {
          #expect(shown.contains(fact), "\(fact)")
        }
      }
    }
  }

  @Test func `as much as the fields take is never too much, neither typed nor sent again`() async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let form = try await visitor.get("/orders/new")
      // What takes nine bytes in a form.
      let fields = try ["number", "comment", "product"].map { name in
        (name, String(repeating: "漢", count: try #require(form.room(in: name))))
      }
      let quantity = ("quantity", String(repeating: "9", count: try #require(form.room(in: "quantity"))))
      let more = Array(repeating: [fields[2], quantity], count: OrderForm.maximum - 1).flatMap(\.self)
      let page = try await visitor.post("/orders/new", [("key", UUID().uuidString)] + fields + [quantity] + more)
      #expect(page.text.contains("<h2>Order Not Placed</h2>"))
      let again = try await visitor.post("/orders/new", [("event", try #require(page.value(of: "event")))])
      #expect(again.text.contains("<h2>Order Not Placed</h2>"))
    }
  }

  private func keepProducts(at site: TestSite) async throws {
    let catalogue = Catalogue(
      products: [Product(id: "tea", name: "Tea", unitPrice: Decimal(string: "0.10") ?? 0)],
      policy: PurchasePolicy())
    try await site.site.company.caches.products.save(Snapshot(catalogue, fetched: site.clock.date()), for: account)
  }

  @Test func `an order that was not placed can be sent again as it was`() async throws {
    let site = try await TestSite(server: "http://127.0.0.1:1/")
    try await site.test { base in
      var visitor = try await visitor(base, on: site)
      let form = try await visitor.get("/orders/new")
      #expect(form.status == .ok)
      let key = try #require(form.value(of: "key"))
      let page = try await visitor.post(
        "/orders/new", [("key", key), ("number", "7"), ("product", "tea"), ("quantity", "2")])
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("<h2>Order Not Placed</h2>"))
      let event = try #require(page.value(of: "event"))
      #expect(event.contains(key))
      #expect(try await visitor.post("/orders/new", [("event", event)]).value(of: "event") == event)
    }
  }
}
