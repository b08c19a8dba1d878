import Authentication
import Events
import Foundation
import HumbleTesting
import Testing

/// The doubles that stand for adapters keep to the same contracts.
@Suite struct DoublesTests {
  @Test func `the session store in memory keeps to its contract`() async throws {
    let store = SessionStoreFake()
    try await SessionStoreContract { store }.verify()
  }

  @Test func `the event store in memory keeps to its contract`() async throws {
    let store = AccountStoreFake<String>()
    try await AccountStoreContract(sample: { String(repeating: "*", count: $0) }) { store }.verify()
  }

  @Test func `the track store in memory keeps to its contract`() async throws {
    let store = TrackStoreFake()
    try await TrackStoreContract {
      store
    } makeFile: {
      store.makeFile($0)
    }.verify()
  }

  @Test func `the company in memory keeps to the contracts of its gateways`() async throws {
    let user = User(id: UUID(), name: "Ada", email: "ada@example.com")
    let credentials = Credentials(userName: user.email, password: Secret("pass"))
    let events = (0..<5).map {
      Event(
        id: "\($0)", name: "Event", date: Date(timeIntervalSince1970: Double($0) * 1_000), type: .meeting,
        duration: 1_500)
    }
    let birthdays = [Birthday(id: "1", name: "Ada", month: 12, day: 10)].compactMap { $0 }
    var data = CompanyFake.Data()
    (data.events, data.birthdays) = (events, birthdays)
    let company = CompanyFake(accounts: [(credentials, user)], data: data)
    try await AuthenticationGatewayContract(gateway: company, credentials: credentials, user: user).verify()

    let session = try await company.signIn(with: credentials)
    let ended = try await company.signIn(with: credentials)
    try await company.logOut(ended)
    try await EventGatewayContract(gateway: company, session: session, refusedSession: ended, events: events).verify()
    try await BirthdayGatewayContract(
      gateway: company, session: session, refusedSession: ended, birthdays: birthdays
    ).verify()
    try await VersionedGatewayContract(
      expected: data.catalogue, session: session, refusedSession: ended, fetch: company.catalogue
    ).verify()
  }

  @Test func `the document store in memory keeps to its contract`() async throws {
    let store = DocumentStoreFake<[Int]>()
    try await DocumentStoreContract { store }.verify()
  }

  @Test func `a clock tells the time that a test sets`() {
    let clock = ManualClock(Date(timeIntervalSince1970: 10))
    clock.advance(by: 5)
    #expect(clock.date() == Date(timeIntervalSince1970: 15))
  }

  @Test func `one who waits on a clock is let go when the test lets the time pass`() async throws {
    let clock = ManualClock(Date(timeIntervalSince1970: 10))
    // Runs until it waits.
    let waiting = Task.immediate { try await clock.sleep(for: .seconds(5)) }
    clock.advance(by: 4)
    clock.advance(by: 1)
    try await waiting.value
    #expect(clock.waits == [.seconds(5)])
  }

  @Test func `one who waits on a clock is let go when its task is cancelled`() async {
    let clock = ManualClock(Date(timeIntervalSince1970: 10))
    let waiting = Task { try await clock.sleep(for: .seconds(5)) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `a clock that passes by itself is where the wait ends`() async throws {
    let clock = ManualClock(Date(timeIntervalSince1970: 10), passesByItself: true)
    try await clock.sleep(for: .seconds(5))
    #expect(clock.date() == Date(timeIntervalSince1970: 15))
    #expect(clock.waits == [.seconds(5)])
  }

  @Test func `a leak tracker names what is still alive`() {
    final class Kept {}
    final class Freed {}
    let tracker = LeakTracker()
    let kept = tracker.track(Kept())
    tracker.track(Freed())
    withExtendedLifetime(kept) { #expect(tracker.leaks == ["Kept"]) }
  }
}
