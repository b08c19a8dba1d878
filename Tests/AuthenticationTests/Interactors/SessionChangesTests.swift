import Foundation
import Humble
import HumbleTesting
import Testing

@testable import Authentication

@Suite struct SessionChangesTests {
  private let first = Session.current
  private let second = Session.other

  /// Tells a story of one session after another.
  private func tell(_ changes: SessionChanges) {
    changes.began(first)
    changes.ended(first, because: .expired)
    changes.began(second)
    changes.ended(second, because: .loggedOut)
  }

  private let story: [SessionChange] = [
    .signedIn(.coulson), .signedOut(.expired), .signedIn(.coulson), .signedOut(.loggedOut),
  ]

  @Test func `every listener hears every change in order`() async {
    let changes = SessionChanges()
    let (one, other) = (changes.listen(), changes.listen())
    tell(changes)
    #expect(await one.buffered() == story)
    #expect(await other.buffered() == story)
  }

  @Test func `none is lost, however late the listener takes them`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    for _ in 0..<1_000 { tell(changes) }
    #expect(await heard.buffered().count == 4_000)
  }

  @Test func `a listener hears what happens from then on`() async {
    let changes = SessionChanges()
    changes.began(first)
    let heard = changes.listen()
    changes.ended(first, because: .expired)
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test func `what the listeners know is not told again`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    for _ in 0..<3 { changes.began(first) }
    for _ in 0..<3 { changes.ended(first, because: .loggedOut) }
    #expect(await heard.buffered() == [.signedIn(.coulson), .signedOut(.loggedOut)])
    #expect(!changes.isKnown(first) && !changes.isKnown(second))
  }

  @Test func `the end of an older session says nothing about a newer one`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    changes.began(first)
    changes.began(second)
    changes.ended(first, because: .expired)
    #expect(await heard.buffered() == [.signedIn(.coulson), .signedIn(.coulson)])
    #expect(changes.isKnown(second))
  }

  @Test func `a session that ended before it was told of is not told of`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    changes.ended(first, because: .loggedOut)
    changes.began(first)
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
    #expect(!changes.isKnown(first) && !changes.isKnown(second))
  }

  @Test func `a session that took another's place unannounced is found, and its end is told`() async throws {
    let changes = SessionChanges()
    let store = SessionStoreFake(second)
    changes.began(first)
    let heard = changes.listen()
    #expect(try await changes.session(in: store) == second)
    changes.ended(second, because: .loggedOut)
    changes.began(second)
    #expect(await heard.buffered() == [.signedIn(.coulson), .signedOut(.loggedOut)])
    #expect(!changes.isKnown(second))
  }

  @Test func `what is stored before anybody was told of a session is left to whoever began it`() async throws {
    let changes = SessionChanges()
    let heard = changes.listen()
    #expect(try await changes.session(in: SessionStoreFake(first)) == first)
    #expect(await heard.buffered() == [])
  }

  @Test func `a session that another process ended is found to be gone, and told once`() async throws {
    let changes = SessionChanges()
    let store = SessionStoreFake(first)
    changes.began(first)
    let heard = changes.listen()
    #expect(try await changes.session(in: store) == first)
    _ = try await store.remove(first)
    #expect(try await changes.session(in: store) == nil)
    #expect(try await changes.session(in: store) == nil)
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  @Test func `a damaged session counts as gone`() async {
    var answers = AuthenticationSpy.Answers()
    answers.loadFailure = .damaged("It was set aside.")
    let (changes, store) = (SessionChanges(), AuthenticationSpy(answers))
    changes.began(first)
    let heard = changes.listen()
    await #expect(throws: StoreFailure.damaged("It was set aside.")) { try await changes.session(in: store) }
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  @Test func `a listener that goes away is forgotten at once`() async {
    let changes = SessionChanges()
    var heard: AsyncStream<SessionChange>? = changes.listen()
    #expect(changes.listenerCount == 1)
    _ = heard
    heard = nil
    #expect(changes.listenerCount == 0)
  }

  @Test func `a listener whose task is cancelled is forgotten`() async {
    let changes = SessionChanges()
    let heard = changes.listen()
    let task = Task { for await _ in heard {} }
    task.cancel()
    await task.value
    #expect(changes.listenerCount == 0)
  }

  @Test func `streams end when nobody can announce any more`() async {
    var changes: SessionChanges? = SessionChanges()
    let heard = changes?.listen()
    changes?.began(first)
    changes = nil
    var all: [SessionChange] = []
    if let heard { for await change in heard { all.append(change) } }
    #expect(all == [.signedIn(.coulson)])
  }

  @Test func `changes told at once reach all listeners in the same order`() async {
    let changes = SessionChanges()
    let listeners = (0..<4).map { _ in changes.listen() }
    await withTaskGroup { group in
      for number in 0..<2_000 {
        let user = User(id: UUID(), name: "\(number)", email: "")
        group.addTask { changes.began(Session(token: Secret("\(number)"), user: user)) }
      }
    }
    let heard = await listeners[0].buffered()
    #expect(heard.count == 2_000)
    for listener in listeners.dropFirst() { #expect(await listener.buffered() == heard) }
  }
}
