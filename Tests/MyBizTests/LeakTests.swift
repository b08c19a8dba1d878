import AccountFile
import Authentication
import CompanyFile
import Events
import FileStores
import Foundation
import Humble
import HumbleTesting
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

    for credentials in Self.attempts {
      await handlers.signIn.handle(.submitted(credentials), from: tracker.track(SignInViewSpy()))
      await handlers.account.handle(.launched, from: tracker.track(AccountViewSpy()))
      await handlers.account.handle(.opened, from: tracker.track(AccountViewSpy()))
      for to in [now + 86_400, now - 1, now + 1e9] {
        await handlers.eventList.handle(.opened(from: now, to: to), from: tracker.track(EventListViewSpy()))
      }
      await handlers.account.handle(.logoutRequested, from: tracker.track(AccountViewSpy()))
    }
    withExtendedLifetime(heard) {}
  }

  private static let attempts = [
    Credentials(userName: "nobody", password: Secret("")),
    Credentials(userName: DemoCompany.email, password: Secret("wrong")),
    Credentials(userName: DemoCompany.email, password: Secret(DemoCompany.password)),
  ]

  private struct Handlers {
    let signIn: any EventHandler<SignInViewEvent, any SignInView>
    let account: any EventHandler<AccountViewEvent, any AccountView>
    let eventList: any EventHandler<EventListViewEvent, any EventListView>

    init(
      folder: DataFolder, document: CompanyDocument, changes: SessionChanges, now: @escaping @Sendable () -> Date,
      tracker: LeakTracker
    ) {
      let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
      let gateway = FileAuthenticationGateway(document: document, now: now)
      let sessions = FileSessionStore(in: folder)
      let events = FileAccountStore<CachedEvents>("events", in: folder)
      signIn = SignInEventHandler(
        signIn: SignIn.Factory(policy: .company, gateway: gateway, sessions: sessions, changes: changes).exclusive()
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      account = AccountEventHandler(
        restoreSession: RestoreSession.Factory(sessions: sessions, changes: changes, now: now),
        logout: Logout.Factory(gateway: gateway, sessions: sessions, caches: [events], changes: changes).exclusive(),
        region: region
      ).recorded(in: tracker.track(MemoryViewEventLog()))
      eventList = EventListEventHandler(
        fetchEvents: FetchEvents.Factory(
          calendar: CompanyFileEventGateway(document: document, now: now),
          birthdays: DirectoryGateways(employees: CompanyFileEmployeeGateway(document: document, now: now)),
          store: events, session: CurrentSession(in: sessions, changes: changes), timeZone: .gmt, now: now),
        region: region, now: now
      ).recorded(in: tracker.track(MemoryViewEventLog()))
    }
  }
}
