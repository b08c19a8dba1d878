import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

/// The same handlers serve a view on the main actor and views on many tasks, at once.
@Suite struct IsolationTests {
  private struct Handlers: Sendable {
    let signIn: any EventHandler<SignInViewEvent, any SignInView>
    let eventList: any EventHandler<EventListViewEvent, any EventListView>
  }

  @MainActor private final class MainActorView: SignInView, EventListView {
    private let handlers: Handlers
    private(set) var greetings: [String] = []
    private(set) var lists: [EventListViewModel] = []
    private(set) var alerts = 0

    init(handlers: Handlers) { self.handlers = handlers }

    func submit(_ credentials: Credentials) async { await handlers.signIn.handle(.submitted(credentials), from: self) }
    func open(from: Date, to: Date) async { await handlers.eventList.handle(.opened(from: from, to: to), from: self) }

    func display(isLoading: Bool) { MainActor.assertIsolated() }
    func display(_ message: SignInMessage) { greetings.append(message.message) }
    func display(_ list: EventListViewModel) { lists.append(list) }
    func display(_ alert: ErrorAlert<SignInViewEvent>) { alerts += 1 }
    func display(_ alert: ErrorAlert<EventListViewEvent>) { alerts += 1 }
  }

  private static let user = User(id: UUID(), name: "Ada", email: "ada@example.com")
  private static let credentials = Credentials(userName: "ada@example.com", password: Secret("pass"))
  private static let start = Date(timeIntervalSince1970: 1_795_167_000)

  private static func handlers() -> Handlers {
    var data = CompanyFake.Data()
    data.events = (0..<20).map {
      Event(id: "\($0)", name: "Event \($0)", date: start + Double($0) * 3_600, type: .meeting, duration: 60)
    }
    let company = CompanyFake(accounts: [(credentials, user)], data: data)
    let changes = SessionChanges()
    let sessions = SessionStoreFake()
    let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
    return Handlers(
      signIn: SignInEventHandler(
        signIn: SignIn.Factory(policy: .company, gateway: company, sessions: sessions, changes: changes)),
      eventList: EventListEventHandler(
        fetchEvents: FetchEvents.Factory(
          calendar: company, birthdays: company, store: AccountStoreFake(),
          session: CurrentSession(in: sessions, changes: changes),
          timeZone: .gmt, now: { start }), region: region, now: { start }))
  }

  @Test func `a main-actor view and fifty parallel tasks use the same handlers`() async {
    let handlers = Self.handlers()
    let mainActorView = await MainActorView(handlers: handlers)
    await mainActorView.submit(Self.credentials)

    async let mainActorWork: Void = { @MainActor in
      for _ in 0..<20 { await mainActorView.open(from: Self.start, to: Self.start + 86_400) }
    }()
    let lists = await withTaskGroup(of: [EventListViewModel].self) { group in
      for _ in 0..<50 {
        group.addTask {
          let view = EventListViewSpy()
          await handlers.eventList.handle(.opened(from: Self.start, to: Self.start + 86_400), from: view)
          return view.contents.compactMap { message in
            if case .shown(let list) = message { list } else { nil }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    await mainActorWork

    #expect(await mainActorView.greetings == ["Hello Ada"])
    #expect(await mainActorView.alerts == 0)
    let expected = lists.first
    #expect(expected?.sections.flatMap(\.rows).count == 20)
    #expect(lists.count == 50)
    #expect(lists.allSatisfy { $0 == expected })
    #expect(await mainActorView.lists.count == 20)
    #expect(await mainActorView.lists.allSatisfy { $0 == expected })
  }

  @Test func `fifty people sign in at once through one handler`() async {
    let handlers = Self.handlers()
    let greetings = await withTaskGroup(of: [SignInViewSpy.Message].self) { group in
      for _ in 0..<50 {
        group.addTask {
          let view = SignInViewSpy()
          await handlers.signIn.handle(.submitted(Self.credentials), from: view)
          return view.messages
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(greetings.count { $0 == .shown(SignInMessage(title: "Success", message: "Hello Ada")) } == 50)
  }
}
