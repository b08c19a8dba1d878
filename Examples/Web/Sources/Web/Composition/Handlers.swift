import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Purchasing
import Tracks

/// The event handlers for one browser, each made where it is needed.
///
/// Handlers and factories are values over the gateways and stores that all browsers share, and over one browser's session.
/// Making one costs less than to look up which browser a shared one is to serve, and it cannot serve the wrong one.
struct Handlers: Sendable {
  let company: Company
  let sessions: BrowserSessionStore
  /// Of one request: what it tells, nobody else hears.
  private let changes = SessionChanges()

  init(_ company: Company, for sessions: BrowserSessionStore) {
    (self.company, self.sessions) = (company, sessions)
  }

  /// Signs in a browser by a gateway of its attempt's own.
  func signIn(by gateway: any AuthenticationGateway) -> some EventHandler<SignInViewEvent, any SignInView> {
    SignInEventHandler(
      signIn: SignIn.Factory(
        policy: .company, gateway: gateway, sessions: sessions, changes: changes))
  }

  var account: some EventHandler<AccountViewEvent, any AccountView> {
    AccountEventHandler(
      restoreSession: RestoreSession.Factory(sessions: sessions, changes: changes, now: company.now), logout: logout,
      region: company.region)
  }

  var settings: some EventHandler<SettingsViewEvent, any SettingsView> {
    SettingsEventHandler(
      showUser: ShowUser.Factory(
        profiles: gateways.profile, store: caches.profile, session: session, now: company.now),
      logout: logout, now: company.now)
  }

  var eventList: some EventHandler<EventListViewEvent, any EventListView> {
    EventListEventHandler(
      fetchEvents: FetchEvents.Factory(
        calendar: gateways.events, birthdays: directory, store: caches.events, session: session,
        timeZone: company.region.timeZone, now: company.now),
      region: company.region, now: company.now)
  }

  var orgChart: some EventHandler<OrgChartViewEvent, any OrgChartView> {
    OrgChartEventHandler(
      fetchOrgChart: FetchOrgChart.Factory(
        directory: gateways.employees, store: caches.employees, session: session, now: company.now),
      region: company.region, now: company.now)
  }

  var announcementList: some EventHandler<AnnouncementListViewEvent, any AnnouncementListView> {
    AnnouncementListEventHandler(
      fetchAnnouncements: FetchAnnouncements.Factory(
        announcements: gateways.announcements, authors: directory, store: caches.announcements, session: session,
        now: company.now),
      region: company.region, now: company.now)
  }

  var productList: some EventHandler<ProductListViewEvent, any ProductListView> {
    ProductListEventHandler(
      fetchProducts: FetchProducts.Factory(
        catalogue: gateways.catalogue, store: caches.products, session: session, now: company.now),
      region: company.region, now: company.now)
  }

  var orderList: some EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView> {
    PurchaseOrderListEventHandler(
      fetchOrders: FetchPurchaseOrders.Factory(
        purchases: gateways.purchases, catalogue: gateways.catalogue, orders: caches.orders, products: caches.products,
        session: session, now: company.now),
      region: company.region, now: company.now)
  }

  var newOrder: some EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView> {
    NewPurchaseOrderEventHandler(
      submitOrder: SubmitPurchaseOrder.Factory(
        purchases: gateways.purchases, catalogue: gateways.catalogue, products: caches.products,
        unsettled: caches.unsettledOrders, orders: caches.orders, session: session, now: company.now
      ).inTurn(company.turns) { [sessions] in
        do { return try await sessions.load()?.user.id } catch { return nil }
      },
      region: company.region)
  }

  var trackList: some EventHandler<TrackListViewEvent, any TrackListView> {
    TrackListEventHandler(
      listTracks: ListTracks.Factory(tracks: tracks), findTrack: FindTrack.Factory(tracks: tracks),
      importTrack: ImportTrack.Factory(store: tracks), removeTrack: RemoveTrack.Factory(store: tracks),
      region: company.region, units: company.units)
  }

  var trackSummary: some EventHandler<TrackSummaryViewEvent, any TrackSummaryView> {
    TrackSummaryEventHandler(
      showTrackSummary: ShowTrackSummary.Factory(tracks: tracks), renameTrack: RenameTrack.Factory(store: tracks),
      region: company.region, units: company.units)
  }

  private var tracks: AccountTracks { AccountTracks(folders: company.tracks, sessions: sessions) }
  private var gateways: CompanyGateways { company.gateways }
  private var caches: Caches { company.caches }
  private var session: CurrentSession { CurrentSession(in: sessions, changes: changes) }
  private var directory: DirectoryGateways { DirectoryGateways(employees: gateways.employees) }

  private var logout: Logout.Factory {
    Logout.Factory(
      gateway: gateways.authentication, sessions: sessions, caches: caches.all, changes: changes)
  }
}
