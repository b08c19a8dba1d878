import Foundation
import Humble
import Purchasing
import Testing

@Suite struct PurchaseOrderListTests {
  private func order(_ id: String, day: Double) -> PurchaseOrder {
    PurchaseOrder(.sample, id: id, date: .testNow + day * 86_400)
  }

  @Test func `the newest order comes first, and of two at once that with the greater id`() {
    let list = PurchaseOrderList(
      orders: [order("a", day: 1), order("b", day: 3), order("c", day: 1), order("d", day: 2)], catalogue: nil)
    #expect(list.orders.map(\.id) == ["b", "d", "c", "a"])
  }

  @Test func `a catalogue without an answer is no loss where no name is missing`() {
    let failure = GatewayFailure.timedOut("t")
    #expect(PurchaseOrderList(orders: [.sample], catalogue: .sample, failure: failure).namesFailure == nil)
    #expect(PurchaseOrderList(orders: [], catalogue: nil, failure: failure).namesFailure == nil)
    #expect(PurchaseOrderList(orders: [.sample], catalogue: nil, failure: failure).namesFailure == failure)
  }

  @Test func `of two products with the same id the first gives the name`() {
    let products = ["First", "Second"].map { Product(id: "tea", name: $0, unitPrice: 1) }
    let catalogue = Catalogue(products: products, policy: PurchasePolicy())
    #expect(PurchaseOrderList(orders: [], catalogue: catalogue).productNames == ["tea": "First"])
  }
}
