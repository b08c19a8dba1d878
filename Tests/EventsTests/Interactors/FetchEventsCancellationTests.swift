import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct FetchEventsCancellationTests {
  /// Fetches with a session store and a spy that both count their calls.
  private func fetch(_ spy: EventsSpy, _ canceller: Canceller) async {
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    await canceller.run {
      let factory = FetchEvents.Factory(
        calendar: spy, birthdays: spy, store: spy, session: CurrentSession(in: sessions, changes: SessionChanges()),
        timeZone: .gmt,
        now: { .testNow })
      await factory.makeInteractor(for: .threeDays, output: spy).execute()
    }
  }

  private func isShown(_ message: EventsSpy.Message) -> Bool {
    switch message {
    case .fetched, .fetchFailed: true
    default: false
    }
  }

  /// The calls of a fetch that succeeds: session, load, both sources, session, save, session.
  @Test(arguments: 1...7)
  func `cancelled at any await, a fetch shows nothing`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { _ in canceller.count() }
    await fetch(spy, canceller)
    #expect(canceller.hasCancelled)
    #expect(!spy.messages.contains(where: isShown))
    #expect(spy.messages.last == .finished)
  }

  @Test(arguments: 1...5)
  func `cancelled before the events are kept, nothing is written`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let spy = EventsSpy(.init(calendar: .success(.value([.briefing])))) { _ in canceller.count() }
    await fetch(spy, canceller)
    #expect(spy.answers.kept == [:])
  }

  /// The calls of a fetch without network: session, load, both sources, session.
  @Test(arguments: 1...5)
  func `cancelled at any await, a fetch that fails shows nothing either`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let answers = EventsSpy.Answers(calendar: .failure(.unreachable("u")), birthdays: .failure(.unreachable("u")))
    let spy = EventsSpy(answers) { _ in canceller.count() }
    await fetch(spy, canceller)
    #expect(canceller.hasCancelled)
    #expect(!spy.messages.contains(where: isShown))
  }
}
