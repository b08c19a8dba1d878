import Announcements
import Authentication
import Directory
import Events
import Humble
import Purchasing
import Tracks

/// The event handlers: made once, and shared by the requests of all browsers.
struct Handlers: Sendable {
  typealias OfBrowser<Base: EventHandler> = SharedEventHandler<BrowserScope, Base>

  let signIn: SharedEventHandler<SignInAttempt, SignInEventHandler>
  let account: OfBrowser<AccountEventHandler>
  let settings: OfBrowser<SettingsEventHandler>
  let eventList: OfBrowser<EventListEventHandler>
  let orgChart: OfBrowser<OrgChartEventHandler>
  let announcementList: OfBrowser<AnnouncementListEventHandler>
  let productList: OfBrowser<ProductListEventHandler>
  let orderList: OfBrowser<PurchaseOrderListEventHandler>
  let newOrder: OfBrowser<NewPurchaseOrderEventHandler>
  let trackList: OfBrowser<TrackListEventHandler>
  let trackSummary: OfBrowser<TrackSummaryEventHandler>

  init(_ company: Company) {
    let factories = Factories(company)
    let (region, now) = (company.region, company.now)
    signIn = SharedEventHandler { SignInEventHandler(signIn: factories.signIn(by: $0)) }
    account = SharedEventHandler {
      AccountEventHandler(
        restoreSession: factories.restoreSession(of: $0), logout: factories.logout(of: $0), region: region)
    }
    settings = SharedEventHandler {
      SettingsEventHandler(showUser: factories.showUser(of: $0), logout: factories.logout(of: $0), now: now)
    }
    eventList = SharedEventHandler {
      EventListEventHandler(fetchEvents: factories.fetchEvents(of: $0), region: region, now: now)
    }
    orgChart = SharedEventHandler {
      OrgChartEventHandler(fetchOrgChart: factories.fetchOrgChart(of: $0), region: region, now: now)
    }
    announcementList = SharedEventHandler {
      AnnouncementListEventHandler(
        fetchAnnouncements: factories.fetchAnnouncements(of: $0), region: region, now: now)
    }
    productList = SharedEventHandler {
      ProductListEventHandler(fetchProducts: factories.fetchProducts(of: $0), region: region, now: now)
    }
    orderList = SharedEventHandler {
      PurchaseOrderListEventHandler(fetchOrders: factories.fetchOrders(of: $0), region: region, now: now)
    }
    newOrder = SharedEventHandler {
      NewPurchaseOrderEventHandler(submitOrder: factories.submitOrder(of: $0), region: region)
    }
    trackList = SharedEventHandler {
      let tracks = factories.tracks(of: $0)
      return TrackListEventHandler(
        listTracks: ListTracks.Factory(tracks: tracks), findTrack: FindTrack.Factory(tracks: tracks),
        importTrack: ImportTrack.Factory(store: tracks), removeTrack: RemoveTrack.Factory(store: tracks),
        region: region, units: company.units)
    }
    trackSummary = SharedEventHandler {
      let tracks = factories.tracks(of: $0)
      return TrackSummaryEventHandler(
        showTrackSummary: ShowTrackSummary.Factory(tracks: tracks), renameTrack: RenameTrack.Factory(store: tracks),
        region: region, units: company.units)
    }
  }
}
