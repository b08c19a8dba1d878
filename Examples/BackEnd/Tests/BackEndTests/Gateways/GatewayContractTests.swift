import MyBizClient
import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import MyBizAPI
import Testing

/// The gateways of `MyBizAPI` keep to their contracts, over real connections to the real server.
@Suite(.timeLimit(.minutes(5))) struct GatewayContractTests {
  private let folder: TemporaryFolder
  private let server: ServerProcess
  private let api: MyBizAPI

  private let credentials = Credentials(userName: Fixtures.email, password: Secret(Fixtures.password))
  private let events = [
    Event(id: "a", name: "Review 会議", date: at(14), type: .meeting, duration: 3_600),
    Event(id: "b", name: "Night watch", date: at(22), type: .other, duration: 28_800),
    Event(id: "c", name: "Founders' Day", date: at(0), type: .companyHoliday, duration: 86_400),
  ]

  init() async throws {
    folder = try TemporaryFolder()
    let list = String(decoding: try JSONEncoder().encode(events), as: UTF8.self)
    let company = try folder.write(Fixtures.company(events: list), to: "company.json")
    let (server, port) = try await ServerProcess.listening(
      database: folder.path("mybiz.sqlite"), "--company", company)
    self.server = server
    api = MyBizAPI(server: try ServerAddress("http://127.0.0.1:\(port)/"))
  }

  @Test func `signing in`() async throws {
    let user = User(id: try #require(UUID(uuidString: Fixtures.ada)), name: "Ada Lovelace", email: "Ada@Example.com")
    try await AuthenticationGatewayContract(gateway: api.authentication, credentials: credentials, user: user)
      .verify()
  }

  @Test func `events and birthdays`() async throws {
    let (session, refused) = try await sessions()
    try await EventGatewayContract(gateway: api.events, session: session, refusedSession: refused, events: events)
      .verify()
    let birthdays = [Birthday(id: "2", name: "Ada Lovelace", month: 12, day: 10)].compactMap(\.self)
    try await BirthdayGatewayContract(
      gateway: api.birthdays, session: session, refusedSession: refused, birthdays: birthdays
    ).verify()
  }

  @Test func `events that have not changed are not sent again`() async throws {
    let session = try await sessions().current
    let day = DateInterval(start: at(0), duration: 86_400)
    guard case .value(let answer, let version?) = try await api.events.events(in: day, for: session, unlessStill: nil)
    else {
      Issue.record("there is no version")
      return
    }
    #expect(answer.count == 3)
    #expect(try await api.events.events(in: day, for: session, unlessStill: version) == .unchanged)
  }

  private func sessions() async throws -> (current: Session, refused: Session) {
    let refused = try await api.authentication.signIn(with: credentials)
    try await api.authentication.logOut(refused)
    return (try await api.authentication.signIn(with: credentials), refused)
  }
}

/// An hour of 20 November 2026, in UTC.
private func at(_ hour: Int) -> Date { Date(timeIntervalSince1970: 1_795_132_800 + Double(hour) * 3_600) }
