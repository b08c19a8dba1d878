import AccountFile
import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import FileStores
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@testable import mybiz

/// Nothing that was made outlives the front end that owned it.
@Suite struct LeakTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "humble-\(UUID().uuidString)")
  private let now = Date(timeIntervalSince1970: 1_795_167_000)

  @Test func `the whole graph is gone when its front end is, whatever happened in it`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let tracker = LeakTracker()
    try await useEverything(tracker)
    #expect(tracker.leaks == [])
  }

  /// Composes what `mybiz` composes, each handler recorded, and sends every event, to failures too.
  private func useEverything(_ tracker: LeakTracker) async throws {
    let folder = tracker.track(DataFolder(at: root))
    let document = tracker.track(
      CompanyDocument(at: root.appending(path: "company.json")) { [now] () async throws(StoreFailure) in
        try await folder.create("company.json") { try DemoCompany.json(around: now, in: .gmt) }
      })
    let changes = tracker.track(SessionChanges())
    let heard = changes.listen()
    let handlers = Handlers(
      folder: folder, document: document, changes: changes, now: { [now] in now }, tracker: tracker)

    var placed = 0
    for credentials in Self.attempts {
      await handlers.signIn.handle(.submitted(credentials), from: tracker.track(SignInViewSpy()))
      await handlers.account.handle(.launched, from: tracker.track(AccountViewSpy()))
      await handlers.account.handle(.opened, from: tracker.track(AccountViewSpy()))
      for to in [now + 86_400, now - 1, now + 1e9] {
        await handlers.eventList.handle(.opened(from: now, to: to), from: tracker.track(EventListViewSpy()))
      }
      for arrangement in [OrgChartViewEvent.Arrangement.tree, .list] {
        await handlers.orgChart.handle(.opened(arrangement), from: tracker.track(OrgChartViewSpy()))
      }
      await handlers.announcementList.handle(.opened, from: tracker.track(AnnouncementListViewSpy()))
      await handlers.productList.handle(.opened, from: tracker.track(ProductListViewSpy()))
      for number in ["", "PO-1"] {
        let items = [PurchaseItem(productId: "tea", quantity: 1)]
        let draft = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: number, items: items))
        let view = tracker.track(NewPurchaseOrderViewSpy())
        await handlers.newOrder.handle(.submitted(draft), from: view)
        if case .shown(.placed) = view.contents.last { placed += 1 }
      }
      await handlers.orderList.handle(.opened, from: tracker.track(PurchaseOrderListViewSpy()))
      await handlers.settings.handle(.opened, from: tracker.track(SettingsViewSpy()))
      await handlers.settings.handle(.logoutRequested, from: tracker.track(SettingsViewSpy()))
      await handlers.account.handle(.logoutRequested, from: tracker.track(AccountViewSpy()))
    }
    withExtendedLifetime(heard) {}
    #expect(placed == 1)
  }

  private static let attempts = [
    Credentials(userName: "nobody", password: Secret("")),
    Credentials(userName: DemoCompany.email, password: Secret("wrong")),
    Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password)),
  ]

  private struct Handlers {
    let signIn: any EventHandler<SignInViewEvent, any SignInView>
    let account: any EventHandler<AccountViewEvent, any AccountView>
    let settings: any EventHandler<SettingsViewEvent, any SettingsView>
    let eventList: any EventHandler<EventListViewEvent, any EventListView>
    let orgChart: any EventHandler<OrgChartViewEvent, any OrgChartView>
    let announcementList: any EventHandler<AnnouncementListViewEvent, any AnnouncementListView>
    let productList: any EventHandler<ProductListViewEvent, any ProductListView>
    let orderList: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>
    let newOrder: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>

    init(
      folder: DataFolder, document: CompanyDocument, changes: SessionChanges, now: @escaping @Sendable () -> Date,
      tracker: LeakTracker
    ) {
      let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
      let gateway = FileAuthenticationGateway(document: document, now: now)
      let employees = CompanyFileEmployeeGateway(document: document, now: now)
      let directory = DirectoryGateways(employees: employees)
      let sessions = FileSessionStore(in: folder)
      let session = CurrentSession(in: sessions, changes: changes)
      let caches = Caches(in: folder, isFar: true)
      let logout = Logout.Factory(gateway: gateway, sessions: sessions, caches: caches.all, changes: changes)
        .exclusive()
      signIn = SignInEventHandler(
        signIn: SignIn.Factory(policy: .company, gateway: gateway, sessions: sessions, changes: changes).exclusive()
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      account = AccountEventHandler(
        restoreSession: RestoreSession.Factory(sessions: sessions, changes: changes, now: now), logout: logout,
        region: region
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      settings = SettingsEventHandler(
        showUser: ShowUser.Factory(
          profiles: FileProfileGateway(document: document, now: now), store: caches.profile, session: session, now: now),
        logout: logout, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      eventList = EventListEventHandler(
        fetchEvents: FetchEvents.Factory(
          calendar: CompanyFileEventGateway(document: document, now: now), birthdays: directory, store: caches.events,
          session: session, timeZone: .gmt, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      orgChart = OrgChartEventHandler(
        fetchOrgChart: FetchOrgChart.Factory(
          directory: employees, store: caches.employees, session: session, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      announcementList = AnnouncementListEventHandler(
        fetchAnnouncements: FetchAnnouncements.Factory(
          announcements: CompanyFileAnnouncementGateway(document: document, now: now), authors: directory,
          store: caches.announcements, session: session, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      let catalogue = CompanyFileCatalogueGateway(document: document, now: now)
      let purchases = CompanyFilePurchaseGateway(
        document: document, orders: FileDocumentStore("placed orders", in: folder), now: now)
      productList = ProductListEventHandler(
        fetchProducts: FetchProducts.Factory(catalogue: catalogue, store: caches.products, session: session, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      orderList = PurchaseOrderListEventHandler(
        fetchOrders: FetchPurchaseOrders.Factory(
          purchases: purchases, catalogue: catalogue, orders: caches.orders, products: caches.products,
          session: session, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      newOrder = NewPurchaseOrderEventHandler(
        submitOrder: SubmitPurchaseOrder.Factory(
          purchases: purchases, catalogue: catalogue, products: caches.products,
          unsettled: caches.unsettledOrders, orders: caches.orders, session: session, now: now
        ).exclusive(),
        region: region
      ).recorded(in: tracker.track(MemoryViewEventLog()))
    }
  }
}
