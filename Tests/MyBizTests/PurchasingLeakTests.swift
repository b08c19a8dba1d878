import AccountFile
import Authentication
import CompanyFile
import FileStores
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@testable import mybiz

/// Nothing that was made for products and orders outlives the front end that owned it.
@Suite struct PurchasingLeakTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")
  private let now = Date(timeIntervalSince1970: 1_795_167_000)

  @Test func `the whole graph is gone when its front end is, whatever happened in it`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let tracker = LeakTracker()
    let placed = try await useEverything(tracker)
    #expect(placed == 1)
    #expect(tracker.leaks == [])
  }

  /// Composes what `mybiz` composes and sends every event of the three screens, signed in and not, to failures too.
  /// - Returns: how many orders were placed.
  private func useEverything(_ tracker: LeakTracker) async throws -> Int {
    let handlers = Handlers(root: root, now: { [now] in now }, tracker: tracker)
    var placed = 0
    for password in ["wrong", DemoCompany.password] {
      let credentials = Credentials(userName: DemoCompany.email, password: Secret(password))
      await handlers.signIn.handle(.submitted(credentials), from: tracker.track(SignInViewSpy()))
      await handlers.productList.handle(.opened, from: tracker.track(ProductListViewSpy()))
      for product in ["nothing", "tea"] {
        let items = [PurchaseItem(productId: product, quantity: 1)]
        let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-1", items: items))
        let view = tracker.track(NewPurchaseOrderViewSpy())
        await handlers.newOrder.handle(.submitted(draft), from: view)
        if case .shown(.placed) = view.contents.last { placed += 1 }
      }
      await handlers.orderList.handle(.opened, from: tracker.track(PurchaseOrderListViewSpy()))
    }
    return placed
  }

  private struct Handlers {
    let signIn: any EventHandler<SignInViewEvent, any SignInView>
    let productList: any EventHandler<ProductListViewEvent, any ProductListView>
    let orderList: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>
    let newOrder: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>

    init(root: URL, now: @escaping @Sendable () -> Date, tracker: LeakTracker) {
      let folder = tracker.track(DataFolder(at: root))
      let document = tracker.track(
        CompanyDocument(at: root.appending(path: "company.json")) { () async throws(StoreFailure) in
          try await folder.create("company.json") { try DemoCompany.json(around: now(), in: .gmt) }
        })
      let company = CompanyGateways(
        document: document, orders: FileDocumentStore<[PlacedOrder]>("placed-orders", in: folder), now: now)
      let changes = tracker.track(SessionChanges())
      let sessions = FileSessionStore(in: folder)
      let session = CurrentSession(in: sessions, changes: changes)
      let products = FileAccountStore<Snapshot<Catalogue>>("products", in: folder)
      let orders = FileAccountStore<Snapshot<[PurchaseOrder]>>("orders", in: folder)
      let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
      signIn = SignInEventHandler(
        signIn: SignIn.Factory(
          policy: .company, gateway: company.authentication, sessions: sessions, changes: changes))
      productList = ProductListEventHandler(
        fetchProducts: FetchProducts.Factory(
          catalogue: company.catalogue, store: products, session: session, now: now), region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      orderList = PurchaseOrderListEventHandler(
        fetchOrders: FetchPurchaseOrders.Factory(
          purchases: company.purchases, catalogue: company.catalogue, orders: orders, products: products,
          session: session, now: now), region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      newOrder = NewPurchaseOrderEventHandler(
        submitOrder: SubmitPurchaseOrder.Factory(
          purchases: company.purchases, catalogue: company.catalogue,
          unsettled: FileAccountStore("unsettled-orders", in: folder), orders: orders, session: session, now: now
        ).exclusive(), region: region
      ).recorded(in: tracker.track(MemoryViewEventLog()))
    }
  }
}
