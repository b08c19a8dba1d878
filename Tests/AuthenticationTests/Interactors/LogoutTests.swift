import Authentication
import Humble
import HumbleTesting
import Synchronization
import Testing

@Suite struct LogoutTests {
  private let changes = SessionChanges()

  private func logOut(_ spy: AuthenticationSpy) async {
    let factory = Logout.Factory(gateway: spy, sessions: spy, caches: [spy], changes: changes)
    await factory.makeInteractor(for: (), output: spy).execute()
  }

  private let localPart: [AuthenticationSpy.Message] = [
    .started, .loadedSession, .removedSession(.current), .clearedCache(User.coulson.id),
  ]

  @Test func `the session and the cached data go first, then the server is told`() async {
    let spy = AuthenticationSpy(.init(session: .current))
    let heard = changes.listen()
    await logOut(spy)
    #expect(spy.messages == localPart + [.toldServer(.current), .loggedOut([]), .finished])
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  @Test func `the listeners know before the server does`() async {
    let heard = changes.listen()
    let atServer = Mutex<[SessionChange]>([])
    let gateway = AuthenticationSpy {
      let changes = await heard.buffered()
      atServer.withLock { $0 = changes }
    }
    let spy = AuthenticationSpy(.init(session: .current))
    let factory = Logout.Factory(gateway: gateway, sessions: spy, caches: [spy], changes: changes)
    await factory.makeInteractor(for: (), output: spy).execute()
    #expect(atServer.withLock { $0 } == [.signedOut(.loggedOut)])
  }

  @Test func `a server that cannot be told does not keep anybody signed in`() async {
    var answers = AuthenticationSpy.Answers(session: .current)
    answers.logOutFailure = .unreachable("Nobody is there.")
    let spy = AuthenticationSpy(answers)
    await logOut(spy)
    #expect(
      spy.messages == localPart + [
        .toldServer(.current), .loggedOut([.serverNotTold(.unreachable("Nobody is there."))]), .finished,
      ])
    #expect(spy.answers.session == nil)
  }

  @Test func `cached data that stays is reported, and the rest goes on`() async {
    var answers = AuthenticationSpy.Answers(session: .current)
    answers.cacheFailure = .unwritable("It is locked.")
    let spy = AuthenticationSpy(answers)
    await logOut(spy)
    #expect(
      spy.messages == localPart + [
        .toldServer(.current), .loggedOut([.cachedDataNotRemoved(.unwritable("It is locked."))]), .finished,
      ])
  }

  @Test func `a session that cannot be removed stays, and the server is not told`() async {
    var answers = AuthenticationSpy.Answers(session: .current)
    answers.removeFailure = .unwritable("It is locked.")
    let spy = AuthenticationSpy(answers)
    let heard = changes.listen()
    await logOut(spy)
    #expect(
      spy.messages == [
        .started, .loadedSession, .removedSession(.current), .logoutFailed(.unwritable("It is locked.")), .finished,
      ])
    #expect(await heard.buffered() == [])
  }

  @Test func `a session that cannot be read stays`() async {
    var answers = AuthenticationSpy.Answers(session: .current)
    answers.loadFailure = .unreadable("It is locked.")
    let spy = AuthenticationSpy(answers)
    await logOut(spy)
    #expect(spy.messages == [.started, .loadedSession, .logoutFailed(.unreadable("It is locked.")), .finished])
  }

  @Test func `a damaged session counts as logged out`() async {
    var answers = AuthenticationSpy.Answers()
    answers.loadFailure = .damaged("It was set aside.")
    let spy = AuthenticationSpy(answers)
    changes.began(.current)
    let heard = changes.listen()
    await logOut(spy)
    #expect(
      spy.messages == [
        .started, .loadedSession, .loggedOut([.sessionDamaged(.damaged("It was set aside."))]), .finished,
      ])
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  @Test func `where nobody is signed in, that is said`() async {
    let spy = AuthenticationSpy()
    await logOut(spy)
    #expect(spy.messages == [.started, .loadedSession, .nobodyToLogOut, .finished])
  }

  @Test func `a session that is replaced just before it would be removed is left, and the newer one goes`() async {
    let spy = ReplacingStore()
    let output = AuthenticationSpy()
    let heard = changes.listen()
    await Logout.Factory(gateway: output, sessions: spy, caches: [output], changes: changes)
      .makeInteractor(for: (), output: output).execute()
    #expect(
      output.messages == [
        .started, .clearedCache(User.coulson.id), .toldServer(.other), .loggedOut([]), .finished,
      ])
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  /// Gives the current session; then another one has taken its place.
  private final class ReplacingStore: SessionStore {
    private let stored = Mutex<Session?>(.current)

    func load() async throws(StoreFailure) -> Session? { stored.withLock { $0 } }
    func save(_ session: Session) async throws(StoreFailure) { stored.withLock { $0 = session } }
    func remove(_ session: Session) async throws(StoreFailure) -> Bool {
      stored.withLock { stored in
        let isOther = session == .other
        stored = isOther ? nil : .other
        return isOther
      }
    }
  }

  @Test func `cancelled before anything is removed, nothing is removed or shown`() async {
    let canceller = Canceller(atCall: 1)
    let spy = AuthenticationSpy(.init(session: .current), onCall: canceller.count)
    await canceller.run { await logOut(spy) }
    #expect(spy.messages == [.started, .loadedSession, .finished])
    #expect(spy.answers.session == .current)
  }

  @Test(arguments: 2...4)
  func `cancelled later, all that is here still goes and nothing is shown`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let spy = AuthenticationSpy(.init(session: .current), onCall: canceller.count)
    let heard = changes.listen()
    await canceller.run { await logOut(spy) }
    #expect(canceller.hasCancelled)
    #expect(spy.messages == localPart + [.toldServer(.current), .finished])
    #expect(spy.answers.session == nil)
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }
}
