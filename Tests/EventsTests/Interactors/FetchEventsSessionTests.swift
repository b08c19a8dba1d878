import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

/// What becomes of a fetch whose session is missing, refused, or over before it is.
@Suite struct FetchEventsSessionTests {
  private let changes = SessionChanges()

  private func fetch(_ spy: EventsSpy, sessions: any SessionStore) async {
    let factory = FetchEvents.Factory(
      calendar: spy, birthdays: spy, store: spy, session: CurrentSession(in: sessions, changes: changes),
      timeZone: .gmt,
      now: { .testNow })
    await factory.makeInteractor(for: .threeDays, output: spy).execute()
  }

  private let asked: [EventsSpy.Message] = [
    .started, .loadedEvents(User.coulson.id), .askedCalendar(.threeDays, .current), .askedBirthdays(.current),
  ]
  private let answer = CachedEvents(calendar: EventSnapshot([.briefing]), birthdays: EventSnapshot([]))

  @Test func `where nobody is signed in nothing is asked`() async {
    let spy = EventsSpy()
    await fetch(spy, sessions: SessionStoreFake())
    #expect(spy.messages == [.started, .fetchFailed(.fetch(.session(.notSignedIn))), .finished])
  }

  @Test func `a session that cannot be read is an error`() async {
    let sessions = AuthenticationSpy(session: .current, loadFailure: .unreadable("It is locked."))
    let spy = EventsSpy()
    await fetch(spy, sessions: sessions)
    #expect(
      spy.messages == [.started, .fetchFailed(.fetch(.session(.unusable(.unreadable("It is locked."))))), .finished])
  }

  @Test func `a session that the server refuses is removed, announced as expired, and shown to be`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = EventsSpy(.init(calendar: .failure(.unauthorized)))
    let heard = changes.listen()
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [.fetchFailed(.fetch(.session(.expired))), .finished])
    #expect(try await sessions.load() == nil)
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test func `a refused session that cannot be removed is an error, and not announced`() async {
    var answers = AuthenticationSpy.Answers(session: .current)
    answers.removeFailure = .unwritable("It is locked.")
    let spy = EventsSpy(.init(birthdays: .failure(.unauthorized)))
    let heard = changes.listen()
    await fetch(spy, sessions: AuthenticationSpy(answers))
    #expect(
      spy.messages == asked + [.fetchFailed(.fetch(.session(.unusable(.unwritable("It is locked."))))), .finished])
    #expect(await heard.buffered() == [])
  }

  @Test(arguments: [
    GatewayFailure.timedOut("t"), .unreachable("u"), .cancelled, .refused(status: 403, reason: "It failed."),
  ])
  func `no other failure ends a session`(failure: GatewayFailure) async throws {
    let sessions = SessionStoreFake(.current)
    let heard = changes.listen()
    await fetch(EventsSpy(.init(calendar: .failure(failure), birthdays: .failure(failure))), sessions: sessions)
    #expect(try await sessions.load() == .current)
    #expect(await heard.buffered() == [])
  }

  @Test func `an answer that comes after the person has logged out writes and shows nothing`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { message in
      if message == .askedBirthdays(.current) { _ = try? await sessions.remove(.current) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [.finished])
  }

  @Test func `an answer to an older session of the same person writes and shows nothing`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { message in
      if message == .askedBirthdays(.current) { try? await sessions.save(.newer) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [.finished])
  }

  @Test func `a refusal of an older session does not end the newer one`() async throws {
    let sessions = SessionStoreFake(.current)
    let heard = changes.listen()
    let spy = EventsSpy(.init(calendar: .failure(.unauthorized))) { message in
      if message == .askedBirthdays(.current) { try? await sessions.save(.newer) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [.finished])
    #expect(try await sessions.load() == .newer)
    #expect(await heard.buffered() == [])
  }

  @Test func `a session that is replaced just before it would be removed is neither ended nor shown to be`()
    async throws
  {
    let replacement = Interjection()
    let sessions = SessionStoreFake(.current, onCall: { await replacement.count() })
    // The third call, after the session was read and looked at again, is the removal.
    replacement.arm(atCall: 3) { try? await sessions.save(.newer) }
    let heard = changes.listen()
    let spy = EventsSpy(.init(calendar: .failure(.unauthorized)))
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [.finished])
    #expect(try await sessions.load() == .newer)
    #expect(await heard.buffered() == [])
  }

  @Test func `a logout while the events are being kept leaves nothing of them`() async throws {
    let sessions = SessionStoreFake(.current)
    let saved = EventsSpy.Message.savedEvents(answer, User.coulson.id)
    let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { message in
      if message == saved { _ = try? await sessions.remove(.current) }
    }
    await fetch(spy, sessions: sessions)
    #expect(spy.messages == asked + [saved, .removedEvents(User.coulson.id), .finished])
    #expect(spy.answers.kept == [:])
  }

  @Test func `a logout and a fetch that meet anywhere leave neither a session nor events`() async throws {
    for call in 1...9 {
      let logout = Interjection()
      let sessions = SessionStoreFake(.current, onCall: { await logout.count() })
      let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { _ in await logout.count() }
      logout.arm(atCall: call) {
        let authentication = AuthenticationSpy()
        await Logout.Factory(gateway: authentication, sessions: sessions, caches: [spy], changes: changes)
          .makeInteractor(for: (), output: authentication).execute()
      }
      await fetch(spy, sessions: sessions)
      guard logout.hasRun else { continue }
      #expect(spy.answers.kept == [:], "logged out at call \(call)")
      #expect(!spy.messages.contains { if case .fetched = $0 { true } else { false } }, "logged out at call \(call)")
    }
  }
}

extension AuthenticationSpy {
  fileprivate convenience init(session: Session, loadFailure: StoreFailure) {
    var answers = Answers(session: session)
    answers.loadFailure = loadFailure
    self.init(answers)
  }
}
