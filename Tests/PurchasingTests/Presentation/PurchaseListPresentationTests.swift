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

  @Test func `products without an id have a note that says so, and not that the first is ordered`() {
    let list = ["", " ", ""].map { Product(id: $0, name: "Tea", unitPrice: 1) }
    productPresenter.fetched(Fetched(Catalogue(products: list, policy: PurchasePolicy())))
    guard case .shown(let list) = products.contents.last else { return #expect(Bool(false)) }
    let note = "The product's id is empty, so that nobody can type it. Give it one."
    #expect(list.rows.map(\.notes) == [[note], [note], [note]])
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

  private func order(_ order: PurchaseOrder, _ catalogue: Catalogue?) -> PurchaseOrderListViewModel.Order? {
    show(Fetched(PurchaseOrderList(orders: [order], catalogue: catalogue)))?.orders.first
  }

  @Test func `an order is shown with its dates, its products by name, its prices and its total`() {
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: .sample)))
    let tyre = MoneyText(whole: "US$1,899", rest: ".50")
    let lines = [
      PurchaseOrderLine(
        quantity: "3", product: "Tea, a box of 80 bags", unitPrice: MoneyText(whole: "US$11", rest: ".49"),
        price: MoneyText(whole: "US$34", rest: ".47")),
      PurchaseOrderLine(quantity: "1", product: "Tyre", unitPrice: tyre, price: tyre),
    ]
    #expect(
      list
        == PurchaseOrderListViewModel(
          orders: [
            .init(
              number: "PO-1", dates: "20 November 2026, due 21 November 2026", lines: lines,
              total: MoneyText(whole: "US$1,933", rest: ".97"), comment: "For the office")
          ], emptyMessage: nil, notice: nil))
  }

  @Test func `prices are those of the order, whatever they are now`() {
    let dear = Catalogue(
      products: Catalogue.sample.products.map { Product(id: $0.id, name: $0.name, unitPrice: 9_999) },
      policy: PurchasePolicy(currency: "EUR"))
    #expect(order(.sample, dear)?.total?.text == "€1,933.97")
    #expect(order(.unpriced, dear)?.lines.map(\.unitPrice) == [nil, nil])
    #expect(order(.unpriced, dear)?.total == nil)
  }

  @Test func `where one price is not known the others are shown, and no total`() {
    let tea = Catalogue(products: Array(Catalogue.sample.products.prefix(1)), policy: PurchasePolicy())
    let order = order(PurchaseOrder(.sample, id: "1", prices: tea), .sample)
    #expect(order?.lines.map(\.unitPrice?.text) == ["US$11.49", nil])
    #expect(order?.lines.map(\.price?.text) == ["US$34.47", nil])
    #expect(order?.total == nil)
  }

  @Test func `an order of nothing has no total`() {
    #expect(order(PurchaseOrder(PurchaseRequest(number: "1", items: []), id: "1"), .sample)?.total == nil)
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
    #expect(
      list?.orders.first?.lines == [("3", "tea"), ("1", "tyre")].map { PurchaseOrderLine(quantity: $0, product: $1) })
    #expect(
      list?.notice
        == ErrorAlert(
          title: "Incomplete", subtitle: "Names and prices of products are missing. The connection broke off.",
          action: .tryAgain(.opened)))
  }

  @Test func `where a name is missing of those that were kept, prices are not`() {
    let tea = Catalogue(products: Array(Catalogue.sample.products.prefix(1)), policy: PurchasePolicy())
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: tea, failure: .lost)))
    #expect(list?.orders.first?.total?.text == "US$1,933.97")
    #expect(list?.notice?.subtitle == "Names of products are missing. The connection broke off.")
  }

  @Test func `what is true of orders and names is said once`() {
    let gap = FetchGap(failure: .lost, since: .testNow - 7_200)
    let list = show(Fetched(PurchaseOrderList(orders: [.sample], catalogue: nil, failure: .lost), gap: gap))
    #expect(
      list?.notice?.subtitle
        == "Orders are as they were 2 hours ago. The connection broke off. Names and prices of products are missing.")
  }

  @Test func `work is shown while it goes on`() {
    productPresenter.started()
    productPresenter.finished()
    #expect(products.messages == [.loading(true), .loading(false)])
  }
}
