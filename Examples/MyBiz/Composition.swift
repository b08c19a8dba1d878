import Authentication
import CompanyFile
import Events
import FileStores
import Foundation
import Humble

/// The composition root: everything that lives as long as the program, made once and put together here.
struct Composition: Sendable {
  let signIn: any EventHandler<SignInViewEvent, any SignInView>
  let account: any EventHandler<AccountViewEvent, any AccountView>
  let eventList: any EventHandler<EventListViewEvent, any EventListView>
  let sessionChanges = SessionChanges()
  let region: Region
  let now: @Sendable () -> Date
  let isDemo: Bool

  init(
    options: Arguments.Options, environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let region = Region(environment: environment)
    let folder = DataFolder(at: options.data.map { URL(filePath: $0) } ?? .dataDirectory(in: environment))
    let document = Self.document(options.company, in: folder, region: region, now: now)

    let authentication = CompanyFileAuthenticationGateway(document: document, now: now)
    let sessions = FileSessionStore(in: folder)
    let events = FileEventStore(in: folder)

    signIn = SignInEventHandler(
      signIn: SignIn.Factory(
        policy: .company, gateway: authentication, sessions: sessions, changes: sessionChanges
      ).exclusive())
    account = AccountEventHandler(
      restoreSession: RestoreSession.Factory(sessions: sessions, changes: sessionChanges, now: now),
      logout: Logout.Factory(
        gateway: authentication, sessions: sessions, caches: [events], changes: sessionChanges
      ).exclusive(),
      region: region)
    eventList = EventListEventHandler(
      fetchEvents: FetchEvents.Factory(
        calendar: CompanyFileEventGateway(document: document, now: now),
        birthdays: CompanyFileBirthdayGateway(document: document, now: now),
        store: events, sessions: sessions, changes: sessionChanges, timeZone: region.timeZone, now: now),
      region: region, now: now)
    self.region = region
    self.now = now
    isDemo = options.company == nil
  }

  /// The company file that was named, or that of the demo company, which is made when it is first needed.
  private static func document(
    _ path: String?, in folder: DataFolder, region: Region, now: @escaping @Sendable () -> Date
  ) -> CompanyDocument {
    if let path { return CompanyDocument(at: URL(filePath: path)) }
    let name = "demo-company.json"
    return CompanyDocument(at: URL(filePath: folder.path(of: name))) { () async throws(StoreFailure) in
      try await folder.create(name) { try DemoCompany.json(around: now(), in: region.timeZone) }
    }
  }
}
