import AccountFile
import Announcements
import Authentication
import CompanyFile
import Directory
import Events
import FileStores
import Foundation
import Humble
import JSONFrontEnd
import MyBizAPI
import MyBizClient
import Purchasing
import Tracks

/// The composition root: everything that lives as long as the program, made once and put together here.
struct Composition: Sendable {
  var signIn: any EventHandler<SignInViewEvent, any SignInView>
  var account: any EventHandler<AccountViewEvent, any AccountView>
  var settings: any EventHandler<SettingsViewEvent, any SettingsView>
  var eventList: any EventHandler<EventListViewEvent, any EventListView>
  var orgChart: any EventHandler<OrgChartViewEvent, any OrgChartView>
  var announcementList: any EventHandler<AnnouncementListViewEvent, any AnnouncementListView>
  var productList: any EventHandler<ProductListViewEvent, any ProductListView>
  var orderList: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>
  var newOrder: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>
  let sessionChanges = SessionChanges()
  /// Where events are noted, if anywhere; see ``recorded(in:)``.
  var recording: JSONLines?
  private let trackFolder: URL
  let region: Region
  /// The units of ways.
  let units: TrackUnits
  let now: @Sendable () -> Date
  let isDemo: Bool

  init(settings: Settings, region: Region, units: TrackUnits, now: @escaping @Sendable () -> Date = { Date() }) {
    let folder = DataFolder(at: settings.data)
    let company = Self.gateways(of: settings.company, folder: folder, region: region, now: now)
    let directory = DirectoryGateways(employees: company.employees)
    let sessions = FileSessionStore(in: folder)
    let session = CurrentSession(in: sessions, changes: sessionChanges)
    let caches = Caches(in: folder, isFar: settings.isServer)
    let logout = Logout.Factory(
      gateway: company.authentication, sessions: sessions, caches: caches.all, changes: sessionChanges
    ).exclusive()

    signIn = SignInEventHandler(
      signIn: SignIn.Factory(
        policy: .company, gateway: company.authentication, sessions: sessions, changes: sessionChanges
      ).exclusive())
    account = AccountEventHandler(
      restoreSession: RestoreSession.Factory(sessions: sessions, changes: sessionChanges, now: now), logout: logout,
      region: region)
    self.settings = SettingsEventHandler(
      showUser: ShowUser.Factory(profiles: company.profile, store: caches.profile, session: session, now: now),
      logout: logout, now: now)
    eventList = EventListEventHandler(
      fetchEvents: FetchEvents.Factory(
        calendar: company.events, birthdays: directory, store: caches.events, session: session,
        timeZone: region.timeZone, now: now),
      region: region, now: now)
    orgChart = OrgChartEventHandler(
      fetchOrgChart: FetchOrgChart.Factory(
        directory: company.employees, store: caches.employees, session: session, now: now),
      region: region, now: now)
    announcementList = AnnouncementListEventHandler(
      fetchAnnouncements: FetchAnnouncements.Factory(
        announcements: company.announcements, authors: directory, store: caches.announcements, session: session,
        now: now),
      region: region, now: now)
    productList = ProductListEventHandler(
      fetchProducts: FetchProducts.Factory(
        catalogue: company.catalogue, store: caches.products, session: session, now: now),
      region: region, now: now)
    orderList = PurchaseOrderListEventHandler(
      fetchOrders: FetchPurchaseOrders.Factory(
        purchases: company.purchases, catalogue: company.catalogue, orders: caches.orders, products: caches.products,
        session: session, now: now),
      region: region, now: now)
    newOrder = NewPurchaseOrderEventHandler(
      submitOrder: SubmitPurchaseOrder.Factory(
        purchases: company.purchases, catalogue: company.catalogue, products: caches.products,
        unsettled: caches.unsettledOrders, orders: caches.orders, session: session, now: now
      ).exclusive(),
      region: region)
    trackFolder = settings.tracks
    self.region = region
    self.units = units
    self.now = now
    isDemo = if case .demo = settings.company { true } else { false }
  }

  /// The handlers of tracks.
  /// - Parameters:
  ///   - file: a file that is looked at in the place of those that are kept.
  ///   - units: the units of ways, where a command names any.
  /// - Returns: the handlers, which note events where those of the other screens do.
  func tracks(orOf file: URL? = nil, units: TrackUnits? = nil) -> TrackHandlers {
    TrackHandlers(in: trackFolder, orOf: file, region: region, units: units ?? self.units, recording: recording)
  }

  private static func gateways(
    of company: Settings.Company, folder: DataFolder, region: Region, now: @escaping @Sendable () -> Date
  ) -> CompanyGateways {
    let orders = FileDocumentStore<[PlacedOrder]>("placed orders", in: folder)
    return switch company {
    case .server(let server, let policy):
      CompanyGateways(api: MyBizAPI(MyBizClient(server: server, now: now), policy: policy))
    case .file(let url): CompanyGateways(document: CompanyDocument(at: url), orders: orders, now: now)
    case .demo: CompanyGateways(document: demo(in: folder, region: region, now: now), orders: orders, now: now)
    }
  }

  /// The demo company, which is made when it is first needed.
  private static func demo(
    in folder: DataFolder, region: Region, now: @escaping @Sendable () -> Date
  ) -> CompanyDocument {
    let name = "demo-company.json"
    return CompanyDocument(at: URL(filePath: folder.path(of: name))) { () async throws(StoreFailure) in
      try await folder.create(name) { try DemoCompany.json(around: now(), in: region.timeZone) }
    }
  }
}
