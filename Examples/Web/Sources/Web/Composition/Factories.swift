import Announcements
import Authentication
import Directory
import Events
import Humble
import Purchasing

/// The interactor factories of one browser, over the gateways and stores that all browsers share.
struct Factories: Sendable {
  private let company: Company
  private let gateways: CompanyGateways
  private let caches: Caches
  private let directory: DirectoryGateways

  init(_ company: Company) {
    (self.company, gateways, caches) = (company, company.gateways, company.caches)
    directory = DirectoryGateways(employees: company.gateways.employees)
  }

  func signIn(by attempt: SignInAttempt) -> SignIn.Factory {
    SignIn.Factory(
      policy: .company, gateway: attempt.gateway, sessions: attempt.browser.sessions, changes: attempt.browser.changes)
  }

  func restoreSession(of browser: BrowserScope) -> RestoreSession.Factory {
    RestoreSession.Factory(sessions: browser.sessions, changes: browser.changes, now: company.now)
  }

  func logout(of browser: BrowserScope) -> Logout.Factory {
    Logout.Factory(
      gateway: gateways.authentication, sessions: browser.sessions, caches: caches.all, changes: browser.changes)
  }

  func showUser(of browser: BrowserScope) -> ShowUser.Factory {
    ShowUser.Factory(profiles: gateways.profile, store: caches.profile, session: browser.session, now: company.now)
  }

  func fetchEvents(of browser: BrowserScope) -> FetchEvents.Factory {
    FetchEvents.Factory(
      calendar: gateways.events, birthdays: directory, store: caches.events, session: browser.session,
      timeZone: company.region.timeZone, now: company.now)
  }

  func fetchOrgChart(of browser: BrowserScope) -> FetchOrgChart.Factory {
    FetchOrgChart.Factory(
      directory: gateways.employees, store: caches.employees, session: browser.session, now: company.now)
  }

  func fetchAnnouncements(of browser: BrowserScope) -> FetchAnnouncements.Factory {
    FetchAnnouncements.Factory(
      announcements: gateways.announcements, authors: directory, store: caches.announcements, session: browser.session,
      now: company.now)
  }

  func fetchProducts(of browser: BrowserScope) -> FetchProducts.Factory {
    FetchProducts.Factory(
      catalogue: gateways.catalogue, store: caches.products, session: browser.session, now: company.now)
  }

  func fetchOrders(of browser: BrowserScope) -> FetchPurchaseOrders.Factory {
    FetchPurchaseOrders.Factory(
      purchases: gateways.purchases, catalogue: gateways.catalogue, orders: caches.orders, products: caches.products,
      session: browser.session, now: company.now)
  }

  func submitOrder(of browser: BrowserScope) -> SubmitPurchaseOrder.Factory {
    SubmitPurchaseOrder.Factory(
      purchases: gateways.purchases, catalogue: gateways.catalogue, products: caches.products,
      unsettled: caches.unsettledOrders, orders: caches.orders, session: browser.session, now: company.now)
  }

  func tracks(of browser: BrowserScope) -> AccountTracks {
    AccountTracks(folders: company.tracks, sessions: browser.sessions)
  }
}
