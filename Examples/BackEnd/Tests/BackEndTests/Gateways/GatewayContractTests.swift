import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import MyBizClient
import Purchasing
import ServerTesting
import Testing

/// The gateways of `MyBizAPI` keep to their contracts, over real connections to the real server.
///
/// One after the other, as each hashes passwords, which takes a processor's whole time.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GatewayContractTests {
  private let folder: TemporaryFolder
  private let server: RunningCommand
  private let api: MyBizAPI

  private let user: User
  private let credentials = Credentials(userName: Fixtures.email, password: Secret(Fixtures.password))
  private let events = [
    Event(id: "a", name: "Review 会議", date: at(14), type: .meeting, duration: 3_600),
    Event(id: "b", name: "Night watch", date: at(22), type: .other, duration: 28_800),
    Event(id: "c", name: "Founders' Day", date: at(0), type: .companyHoliday, duration: 86_400),
  ]

  init() async throws {
    user = User(id: try #require(UUID(uuidString: Fixtures.ada)), name: "Ada Lovelace", email: "Ada@Example.com")
    folder = try TemporaryFolder()
    let list = String(decoding: try JSONEncoder().encode(events), as: UTF8.self)
    let company = try folder.write(Fixtures.company(users: Fixtures.describedUsers, events: list), to: "company.json")
    let (server, port) = try await BuiltCommand.server.listening(
      database: folder.path("mybiz.sqlite"), ["--company", company])
    self.server = server
    api = MyBizAPI(try .patient(port: port))
  }

  @Test func `signing in`() async throws {
    try await AuthenticationGatewayContract(gateway: api.authentication, credentials: credentials, user: user)
      .verify()
  }

  @Test func `the calendar`() async throws {
    let (session, refused) = try await sessions()
    try await EventGatewayContract(gateway: api.events, session: session, refusedSession: refused, events: events)
      .verify()
    let day = DateInterval(start: at(0), duration: 86_400)
    try await expectUnchanged(session) { [api] session, version throws(GatewayFailure) in
      try await api.events.events(in: day, for: session, unlessStill: version)
    }
  }

  @Test func `what is read as a whole`() async throws {
    let (session, refused) = try await sessions()
    func verify<Value: Equatable & Sendable>(_ fetch: @escaping Fetch<Value>, gives expected: Value) async throws {
      try await VersionedGatewayContract(expected: expected, session: session, refusedSession: refused, fetch: fetch)
        .verify()
      try await expectUnchanged(session, fetch)
    }
    try await verify(api.profile.profile, gives: UserProfile(user: user, location: "Paris", title: "Analyst"))
    try await verify(
      api.employees.employees,
      gives: [
        Employee(
          id: "2", givenName: "Ada", familyName: "Lovelace", location: "London", manager: "1", directReports: ["3"],
          birthday: DateOfBirth("12-10-1815")),
        Employee(id: "1", givenName: "Charles", familyName: "Babbage", location: ""),
      ])
    try await verify(
      api.announcements.announcements,
      gives: [
        Announcement(
          id: "new", title: "Tea", body: "There is tea.", author: nil, date: Fixtures.date("2026-11-19T08:00:00Z")),
        Announcement(
          id: "old", title: "Steam", body: "There is steam.", author: "1",
          date: Fixtures.date("2026-11-01T08:00:00Z")),
      ])
    try await verify(
      api.catalogue.catalogue,
      gives: Catalogue(
        products: [
          Product(id: "tea", name: "Tea", unitPrice: Decimal(10) / 100),
          Product(id: "cog", name: "Cog", unitPrice: Decimal(3_333) / 100),
        ], policy: PurchasePolicy()))
    try await verify(api.purchases.orders, gives: [])
  }

  @Test func orders() async throws {
    let (session, refused) = try await sessions()
    let grace = Credentials(userName: Fixtures.gracesEmail, password: Secret(Fixtures.gracesPassword))
    try await PurchaseGatewayContract(
      gateway: api.purchases, session: session, otherSession: api.authentication.signIn(with: grace),
      refusedSession: refused, product: "tea"
    ).verify()
  }

  private typealias Fetch<Value: Sendable> =
    @Sendable (Session, String?) async throws(GatewayFailure) -> GatewayAnswer<Value>

  /// What has not changed is not sent again.
  private func expectUnchanged<Value: Equatable>(_ session: Session, _ fetch: Fetch<Value>) async throws {
    guard case .value(_, let version?) = try await fetch(session, nil) else {
      Issue.record("there is no version")
      return
    }
    #expect(try await fetch(session, version) == .unchanged)
  }

  private func sessions() async throws -> (current: Session, refused: Session) {
    let refused = try await api.authentication.signIn(with: credentials)
    try await api.authentication.logOut(refused)
    return (try await api.authentication.signIn(with: credentials), refused)
  }
}

/// An hour of 20 November 2026, in UTC.
private func at(_ hour: Int) -> Date { Date(timeIntervalSince1970: 1_795_132_800 + Double(hour) * 3_600) }
