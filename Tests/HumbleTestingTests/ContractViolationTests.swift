import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Synchronization
import Testing

/// A contract suite that no adapter can fail proves nothing: these adapters break one promise each.
@Suite struct ContractViolationTests {
  private func violation(_ verify: () async throws -> Void) async -> String? {
    do { try await verify() } catch let violation as ContractViolation { return violation.description } catch {
      return "another error: \(error)"
    }
    return nil
  }

  @Test func `a session store that forgets is found out`() async {
    struct Forgetful: SessionStore {
      func load() async throws(StoreFailure) -> Session? { nil }
      func save(_ session: Session) async throws(StoreFailure) {}
      func remove(_ session: Session) async throws(StoreFailure) -> Bool { false }
    }
    let found = await violation { try await SessionStoreContract { Forgetful() }.verify() }
    #expect(found?.hasPrefix("expected the session after it was saved to be Optional(") == true)
  }

  @Test func `a session store that removes whatever is there is found out`() async {
    final class Eager: SessionStore {
      let session = Mutex<Session?>(nil)
      func load() async throws(StoreFailure) -> Session? { session.withLock { $0 } }
      func save(_ session: Session) async throws(StoreFailure) { self.session.withLock { $0 = session } }
      func remove(_ session: Session) async throws(StoreFailure) -> Bool {
        self.session.withLock { kept in
          defer { kept = nil }
          return kept != nil
        }
      }
    }
    let store = Eager()
    #expect(
      await violation { try await SessionStoreContract { store }.verify() }
        == "expected whether removing an older session removes to be false, not true")
  }

  @Test func `a session store that gives up a removal in a cancelled task is found out`() async {
    final class Fickle: SessionStore {
      let base = SessionStoreFake()
      func load() async throws(StoreFailure) -> Session? { try await base.load() }
      func save(_ session: Session) async throws(StoreFailure) { try await base.save(session) }
      func remove(_ session: Session) async throws(StoreFailure) -> Bool {
        guard !Task.isCancelled else { throw .cancelled }
        return try await base.remove(session)
      }
    }
    let store = Fickle()
    let found = await violation { try await SessionStoreContract { store }.verify() }
    #expect(found?.hasPrefix("expected the outcome of a removal in a cancelled task to be success(true)") == true)
  }

  @Test func `a store that mixes up accounts is found out`() async {
    final class Mixed: AccountStore {
      let kept = Mutex<Int?>(nil)
      func load(for account: User.ID) async throws(StoreFailure) -> Int? { kept.withLock { $0 } }
      func save(_ value: Int, for account: User.ID) async throws(StoreFailure) {
        kept.withLock { $0 = value }
      }
      func removeAll(for account: User.ID) async throws(StoreFailure) { kept.withLock { $0 = nil } }
    }
    let store = Mixed()
    let found = await violation { try await AccountStoreContract(sample: { $0 }) { store }.verify() }
    #expect(found?.hasPrefix("expected the value after it was saved to be") == true)
  }

  @Test func `a gateway that takes any password is found out, without printing one`() async {
    struct Trusting: AuthenticationGateway {
      let user = User(id: UUID(), name: "Ada", email: "ada@example.com")
      func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session {
        Session(token: Secret(UUID().uuidString), user: user)
      }
      func logOut(_ session: Session) async throws(GatewayFailure) {}
    }
    let gateway = Trusting()
    let credentials = Credentials(userName: "ada@example.com", password: Secret("hailHydra"))
    let found = await violation {
      try await AuthenticationGatewayContract(gateway: gateway, credentials: credentials, user: gateway.user).verify()
    }
    #expect(found?.hasSuffix("to fail with unauthorized; it succeeded") == true)
    #expect(found?.contains("hailHydra") == false)
  }

  @Test func `an event gateway that does not cut off the interval's end is found out`() async {
    struct Sloppy: EventGateway {
      let events: [Event]
      func events(
        in interval: DateInterval, for session: Session, unlessStill version: String?
      ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
        .value(events.filter { $0.date <= interval.end && $0.end > interval.start })
      }
    }
    let found = await violation {
      try await EventGatewayContract(
        gateway: Sloppy(events: [event]), session: session, refusedSession: session, events: [event]
      ).verify()
    }
    #expect(found?.hasPrefix("expected the events of the second before 1 to be []") == true)
  }

  @Test func `an event gateway that takes any version for the current one is found out`() async throws {
    struct Complacent: EventGateway {
      let events: [Event]
      let session: Session
      func events(
        in interval: DateInterval, for session: Session, unlessStill version: String?
      ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
        guard session == self.session else { throw .unauthorized }
        return version == nil ? .value(events.filter { $0.overlaps(interval) }, version: "1") : .unchanged
      }
    }
    let found = await violation {
      try await EventGatewayContract(
        gateway: Complacent(events: [event], session: session), session: session,
        refusedSession: Session(token: Secret("u"), user: session.user), events: [event]
      ).verify()
    }
    #expect(
      found == "expected the events of all time, to one who has another version, not that they are unchanged")
  }

  private let event = Event(id: "1", name: "Talk", date: Date(timeIntervalSince1970: 0), type: .meeting, duration: 60)
  private let session = Session(token: Secret("t"), user: User(id: UUID(), name: "Ada", email: "ada@example.com"))
}
