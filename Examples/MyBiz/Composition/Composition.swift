import AccountFile
import Authentication
import CompanyFile
import Events
import FileStores
import Foundation
import Humble
import MyBizAPI
import MyBizClient

/// The composition root: everything that lives as long as the program, made once and put together here.
struct Composition: Sendable {
  let signIn: any EventHandler<SignInViewEvent, any SignInView>
  let account: any EventHandler<AccountViewEvent, any AccountView>
  let eventList: any EventHandler<EventListViewEvent, any EventListView>
  let sessionChanges = SessionChanges()
  let region: Region
  let now: @Sendable () -> Date
  let isDemo: Bool

  init(settings: Settings, region: Region, now: @escaping @Sendable () -> Date = { Date() }) {
    let folder = DataFolder(at: settings.data)
    let company = Self.gateways(of: settings.company, folder: folder, region: region, now: now)
    let sessions = FileSessionStore(in: folder)
    let events = FileAccountStore<CachedEvents>("events", in: folder)

    signIn = SignInEventHandler(
      signIn: SignIn.Factory(
        policy: .company, gateway: company.authentication, sessions: sessions, changes: sessionChanges
      ).exclusive())
    account = AccountEventHandler(
      restoreSession: RestoreSession.Factory(sessions: sessions, changes: sessionChanges, now: now),
      logout: Logout.Factory(
        gateway: company.authentication, sessions: sessions, caches: [events], changes: sessionChanges
      ).exclusive(),
      region: region)
    eventList = EventListEventHandler(
      fetchEvents: FetchEvents.Factory(
        calendar: company.events, birthdays: DirectoryGateways(employees: company.employees), store: events,
        session: CurrentSession(in: sessions, changes: sessionChanges), timeZone: region.timeZone, now: now),
      region: region, now: now)
    self.region = region
    self.now = now
    isDemo = if case .demo = settings.company { true } else { false }
  }

  private static func gateways(
    of company: Settings.Company, folder: DataFolder, region: Region, now: @escaping @Sendable () -> Date
  ) -> CompanyGateways {
    let orders = FileDocumentStore<[PlacedOrder]>("placed-orders", in: folder)
    return switch company {
    case .server(let server): CompanyGateways(api: MyBizAPI(MyBizClient(server: server, now: now)))
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
