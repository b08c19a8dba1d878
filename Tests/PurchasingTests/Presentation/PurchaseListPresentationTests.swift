import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// The words of the product list and of the list of orders.
@Suite struct PurchaseListPresentationTests {
  private let products = ProductListViewSpy()
  private let orders = PurchaseOrderListViewSpy()

  private var productPresenter: ProductListPresenter {
    ProductListPresenter(view: products, event: .opened, region: .british, now: { .testNow })
  }

  private func show(_ found: Fetched<PurchaseOrderList>, region: Region = .british) -> PurchaseOrderListViewModel? {
    PurchaseOrderListPresenter(view: orders, event: .opened, region: region, now: { .testNow }).fetched(found)
    guard case .shown(let list) = orders.contents.last else { return nil }
    return list
  }

  @Test func `products are shown in the company's order`() {
    productPresenter.fetched(Fetched(.sample))
    let rows = [
      ProductListViewModel.Row(
        id: "tea", name: "Tea, a box of 80 bags", price: MoneyText(whole: "US$11", rest: ".49")),
      ProductListViewModel.Row(id: "tyre", name: "Tyre", price: MoneyText(whole: "US$1,899", rest: ".50")),
    ]
    #expect(products.contents == [.shown(ProductListViewModel(rows: rows, emptyMessage: nil, notice: nil))])
  }

  @Test func `products with the same id are all shown, each with a note`() {
    let list = ["tea", "tyre", "tea"].map { Product(id: $0, name: $0, unitPrice: 1) }
    productPresenter.fetched(Fetched(Catalogue(products: list, policy: PurchasePolicy())))
    guard case .shown(let list) = products.contents.last else { return #expect(Bool(false)) }
    let note = "Another product has the same id; the first of them is ordered."
    #expect(list.rows.map(\.notes) == [[note], [], [note]])
  }

  @Test func `no products are a sentence`() {
    productPresenter.fetched(Fetched(Catalogue(products: [], policy: PurchasePolicy())))
    let list = ProductListViewModel(rows: [], emptyMessage: "There are no products.", notice: nil)
    #expect(products.contents == [.shown(list)])
  }

  @Test func `old products are shown with their age and Try Again`() {
    let gap = FetchGap(failure: .lost, since: .testNow - 7_200)
    productPresenter.fetched(Fetched(.sample, gap: gap))
    guard case .shown(let list) = products.contents.last else { return #expect(Bool(false)) }
    #expect(
      list.notice
        == ErrorAlert(
          title: "Saved Earlier", subtitle: "Products are as they were 2 hours ago. The connection broke off.",
          action: .tryAgain(.opened)))
  }

  @Test func `products that are not there are an error and not an empty list`() {
    productPresenter.fetchFailed(.gateway(.lost, cache: nil))
    #expect(
      products.contents == [
        .alert(
          ErrorAlert(
            title: "No Products", subtitle: "The connection broke off. No products were saved earlier.",
            action: .tryAgain(.opened)))
      ])
  }

  @Test func `an order is shown with its dates, and its products by name`() {
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: .sample)))
    let lines = [("3", "Tea, a box of 80 bags"), ("1", "Tyre")].map(PurchaseOrderListViewModel.Line.init)
    #expect(
      list
        == PurchaseOrderListViewModel(
          orders: [
            .init(
              number: "PO-1", dates: "20 November 2026, due 21 November 2026", lines: lines,
              comment: "For the office")
          ], emptyMessage: nil, notice: nil))
  }

  @Test func `dates and numbers are written as the region does`() {
    let request = PurchaseRequest(number: "1", items: [PurchaseItem(productId: "a", quantity: 12_345)])
    let list = PurchaseOrderList(orders: [PurchaseOrder(request, id: "1")], catalogue: nil)
    let german = show(Fetched(list), region: .region("de_DE"))?.orders.first
    #expect(german?.dates == "20. November 2026")
    #expect(german?.lines.first?.quantity == "12.345")
    #expect(show(Fetched(list), region: .region("ja_JP"))?.orders.first?.dates == "2026年11月20日")
  }

  @Test func `no orders are a sentence`() {
    let list = show(Fetched(PurchaseOrderList(orders: [], catalogue: nil)))
    #expect(list?.emptyMessage == "There are no orders.")
  }

  @Test func `where names are missing products are shown by id, and it is said`() {
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: nil, failure: .lost)))
    #expect(list?.orders.first?.lines.map(\.product) == ["tea", "tyre"])
    #expect(
      list?.notice
        == ErrorAlert(
          title: "Incomplete", subtitle: "Names of products are missing. The connection broke off.",
          action: .tryAgain(.opened)))
  }

  @Test func `what is true of orders and names is said once`() {
    let gap = FetchGap(failure: .lost, since: .testNow - 7_200)
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: nil, failure: .lost), gap: gap))
    #expect(
      list?.notice?.subtitle
        == "Orders are as they were 2 hours ago. The connection broke off. Names of products are missing.")
  }

  @Test func `work is shown while it goes on`() {
    productPresenter.started()
    productPresenter.finished()
    #expect(products.messages == [.loading(true), .loading(false)])
  }
}
