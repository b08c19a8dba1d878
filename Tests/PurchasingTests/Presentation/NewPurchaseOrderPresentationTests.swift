import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@Suite struct NewPurchaseOrderPresentationTests {
  private typealias Line = PurchaseOrderLine
  private let view = NewPurchaseOrderViewSpy()
  private let event = NewPurchaseOrderViewEvent.submitted(.sample)

  private func presenter(_ locale: String = "en_US") -> NewPurchaseOrderPresenter {
    NewPurchaseOrderPresenter(view: view, event: event, region: .region(locale))
  }

  private func show(_ placed: PlacedPurchaseOrder, _ locale: String = "en_US") throws -> PlacedPurchaseOrderViewModel {
    presenter(locale).placed(placed)
    guard case .shown(.placed(let order)) = view.contents.last else { throw Missing() }
    return order
  }

  private struct Missing: Error {}

  @Test func `an order that was placed is shown with its prices and total`() throws {
    let order = try show(PlacedPurchaseOrder(order: .sample, catalogue: .sample))
    #expect(
      order
        == PlacedPurchaseOrderViewModel(
          title: "Order Placed", number: "PO-1", dates: "November 20, 2026, due November 21, 2026",
          lines: [
            Line(
              quantity: "3", product: "Tea, a box of 80 bags", unitPrice: MoneyText(whole: "$11", rest: ".49"),
              price: MoneyText(whole: "$34", rest: ".47")),
            Line(
              quantity: "1", product: "Tyre", unitPrice: MoneyText(whole: "$1,899", rest: ".50"),
              price: MoneyText(whole: "$1,899", rest: ".50")),
          ], total: MoneyText(whole: "$1,933", rest: ".97"), comment: "For the office", notes: []))
  }

  @Test func `prices are written as the region does`() throws {
    let order = try show(PlacedPurchaseOrder(order: .sample, catalogue: .sample), "de_DE")
    #expect(order.total?.text == "1.933,97\u{A0}$")
  }

  @Test func `prices are those of the order, names those of the catalogue`() throws {
    let tea = Product(id: "tea", name: "Tea", unitPrice: 99)
    let order = try show(
      PlacedPurchaseOrder(order: .sample, catalogue: Catalogue(products: [tea], policy: PurchasePolicy())))
    #expect(order.lines.map(\.product) == ["Tea", "tyre"])
    #expect(order.lines.map(\.unitPrice?.text) == ["$11.49", "$1,899.50"])
    #expect(order.total?.text == "$1,933.97")
  }

  @Test func `where a price is not known there is no total`() throws {
    let tea = Catalogue(products: Array(Catalogue.sample.products.prefix(1)), policy: PurchasePolicy())
    let placed = PurchaseOrder(.sample, id: "1", prices: tea)
    let order = try show(PlacedPurchaseOrder(order: placed, catalogue: tea))
    #expect(order.lines[1] == Line(quantity: "1", product: "tyre", unitPrice: nil, price: nil))
    #expect(order.total == nil)
  }

  @Test func `without a catalogue there is no name and no currency, and why is said`() throws {
    let order = try show(PlacedPurchaseOrder(order: .sample, catalogue: nil, catalogueFailure: .lost))
    #expect(order.lines.map(\.product) == ["tea", "tyre"])
    #expect(order.lines.allSatisfy { $0.unitPrice == nil && $0.price == nil } && order.total == nil)
    #expect(order.notes == ["Names and prices of products may be missing. The connection broke off."])
  }

  @Test func `a sum that no number holds is not shown`() throws {
    let product = Product(id: "tea", name: "Tea", unitPrice: .greatestFiniteMagnitude)
    let request = PurchaseRequest(number: "1", items: [PurchaseItem(productId: "tea", quantity: .max)])
    let catalogue = Catalogue(products: [product], policy: PurchasePolicy())
    let order = try show(
      PlacedPurchaseOrder(order: PurchaseOrder(request, id: "1", prices: catalogue), catalogue: catalogue))
    #expect(order.lines.first?.price == nil)
    #expect(order.total == nil)
  }

  @Test func `what could not be noted is said beside the order`() throws {
    let failure = StoreFailure.unwritable("The disk is full.")
    let order = try show(PlacedPurchaseOrder(order: .sample, catalogue: .sample, storeFailure: failure))
    #expect(order.notes == ["That it was placed could not be noted here. The disk is full."])
  }

  @Test func `each broken rule has a sentence, and sums are written as the region does`() {
    presenter("de_DE").submitFailed(.brokenRules([.noNumber, .tooExpensive(maximum: 5_000, currency: "EUR")]))
    let problems = [
      "The order has no number. Give it one.",
      "The order costs more than 5.000,00\u{A0}€, the most that one may. Order less.",
    ]
    #expect(view.contents == [.shown(.refusal(.init(title: "Order Refused", problems: problems)))])
  }

  @Test func `a refusal is in the company's words`() {
    presenter().submitFailed(.refused("The budget is spent."))
    #expect(view.contents == [.shown(.refusal(.init(title: "Order Refused", problems: ["The budget is spent."])))])
  }

  @Test(arguments: [
    (SubmitPurchaseOrderFailure.session(.notSignedIn), "Not Signed In", "Nobody is signed in. Sign in first.", false),
    (.session(.expired), "Session Expired", "The session has expired. Sign in again.", false),
    (.session(.unusable(.unreadable("It is locked."))), "Order Interrupted", "It is locked.", true),
    (.notSent(.lost), "Order Not Placed", "The connection broke off. Nothing was ordered.", true),
    (.notNoted(.unwritable("The disk is full.")), "Order Not Placed", "The disk is full. Nothing was sent.", true),
    (
      .unknown(.lost), "Perhaps Ordered",
      "The connection broke off. It is not known whether the order was placed. "
        + "The same order once more is placed only once.", true
    ),
  ])
  func `each failure has words of its own, and Try Again sends the same event`(
    failure: SubmitPurchaseOrderFailure, title: String, subtitle: String, tryAgain: Bool
  ) {
    presenter().submitFailed(failure)
    let alert = ErrorAlert(title: title, subtitle: subtitle, action: tryAgain ? .tryAgain(event) : nil)
    #expect(view.messages == [.alert(alert)])
  }

  @Test func `an order is placed by the handler, from the first sign of work to the last`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    let handler = NewPurchaseOrderEventHandler(
      submitOrder: spy.factory(sessions: SessionStoreFake(.current)), region: .british)
    await handler.handle(event, from: view)
    #expect(view.messages.first == .loading(true))
    #expect(view.messages.count == 3)
    #expect(view.messages.last == .loading(false))
    #expect(spy.messages.contains(.submitted(.sample, .current)))
  }

  @Test func `an event is the same after it was written down and read`() throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(NewPurchaseOrderViewEvent.self, from: data) == event)
  }
}
