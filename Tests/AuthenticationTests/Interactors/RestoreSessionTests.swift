import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct RestoreSessionTests {
  private let changes = SessionChanges()
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_000))
  private let session = Session(
    token: Secret("token"), user: .coulson, expires: Date(timeIntervalSince1970: 1_060))

  private func restore(_ spy: AuthenticationSpy) async {
    let factory = RestoreSession.Factory(sessions: spy, changes: changes, now: clock.date)
    await factory.makeInteractor(for: (), output: spy).execute()
  }

  @Test func `a session that holds is restored and announced`() async {
    let spy = AuthenticationSpy(.init(session: session))
    let heard = changes.listen()
    await restore(spy)
    #expect(spy.messages == [.started, .loadedSession, .sessionRestored(session), .finished])
    #expect(await heard.buffered() == [.signedIn(.coulson)])
  }

  @Test func `without a session there is nobody, and nothing to announce`() async {
    let spy = AuthenticationSpy()
    let heard = changes.listen()
    await restore(spy)
    #expect(spy.messages == [.started, .loadedSession, .noSession, .finished])
    #expect(await heard.buffered() == [])
  }

  @Test func `a session whose time ran out is removed, announced as over, and reported`() async {
    let spy = AuthenticationSpy(.init(session: session))
    let heard = changes.listen()
    clock.advance(by: 60)
    await restore(spy)
    #expect(
      spy.messages == [.started, .loadedSession, .removedSession(session), .sessionExpired(.coulson), .finished])
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test func `a session that cannot be read is reported`() async {
    var answers = AuthenticationSpy.Answers()
    answers.loadFailure = .damaged("It was set aside.")
    let spy = AuthenticationSpy(answers)
    await restore(spy)
    #expect(spy.messages == [.started, .loadedSession, .restoringFailed(.damaged("It was set aside.")), .finished])
  }

  @Test func `an expired session that cannot be removed is reported`() async {
    var answers = AuthenticationSpy.Answers(session: session)
    answers.removeFailure = .unwritable("It is locked.")
    let spy = AuthenticationSpy(answers)
    let heard = changes.listen()
    clock.advance(by: 60)
    await restore(spy)
    #expect(
      spy.messages == [
        .started, .loadedSession, .removedSession(session), .restoringFailed(.unwritable("It is locked.")), .finished,
      ])
    #expect(await heard.buffered() == [])
  }

  @Test func `cancelled while the session is read, nothing is shown or announced`() async {
    let canceller = Canceller(atCall: 1)
    let spy = AuthenticationSpy(.init(session: session), onCall: canceller.count)
    let heard = changes.listen()
    await canceller.run { await restore(spy) }
    #expect(spy.messages == [.started, .loadedSession, .finished])
    #expect(await heard.buffered() == [])
  }

  @Test func `cancelled while an expired session is removed, it is gone and announced, and nothing is shown`() async {
    let canceller = Canceller(atCall: 2)
    let spy = AuthenticationSpy(.init(session: session), onCall: canceller.count)
    let heard = changes.listen()
    clock.advance(by: 60)
    await canceller.run { await restore(spy) }
    #expect(spy.messages == [.started, .loadedSession, .removedSession(session), .finished])
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }
}
