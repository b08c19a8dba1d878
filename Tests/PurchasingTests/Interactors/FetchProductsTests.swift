import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@Suite struct FetchProductsTests {
  private let account = User.coulson.id

  private func fetch(_ spy: FetchProductsSpy, sessions: SessionStoreFake = SessionStoreFake(.current)) async {
    let session = CurrentSession(in: sessions, changes: SessionChanges())
    await FetchProducts.Factory(catalogue: spy, store: spy, session: session, now: { .testNow })
      .makeInteractor(for: (), output: spy).execute()
  }

  @Test func `the catalogue is asked for, kept, and shown`() async {
    let spy = FetchProductsSpy(.init(.success(.value(.sample, version: "1"))))
    await fetch(spy)
    #expect(
      spy.messages == [
        .started, .loaded(account), .asked(.current),
        .saved(Snapshot(.sample, fetched: .testNow, version: "1"), account), .fetched(Fetched(.sample)), .finished,
      ])
  }

  @Test func `a catalogue that has not changed is not sent again`() async {
    let kept = Snapshot(Catalogue.sample, fetched: .testNow - 60, version: "1")
    let spy = FetchProductsSpy(.init(.success(.unchanged), kept: [account: kept]))
    await fetch(spy)
    #expect(spy.messages.contains(.asked(.current, unlessStill: "1")))
    #expect(spy.messages.contains(.fetched(Fetched(.sample))))
  }

  @Test func `without network what was kept is shown with its age, or else an error`() async {
    let kept = Snapshot(Catalogue.sample, fetched: .testNow - 60)
    let old = FetchProductsSpy(.init(.failure(.lost), kept: [account: kept]))
    await fetch(old)
    let gap = FetchGap(failure: .lost, since: .testNow - 60)
    #expect(old.messages.suffix(2) == [.fetched(Fetched(.sample, gap: gap)), .finished])

    let nothing = FetchProductsSpy(.init(.failure(.lost)))
    await fetch(nothing)
    #expect(nothing.messages.suffix(2) == [.fetchFailed(.gateway(.lost, cache: nil)), .finished])
  }

  @Test func `where nobody is signed in nothing is asked`() async {
    let spy = FetchProductsSpy(.init(.success(.value(.sample))))
    await fetch(spy, sessions: SessionStoreFake())
    #expect(spy.messages == [.started, .fetchFailed(.session(.notSignedIn)), .finished])
  }

  /// Session, load, gateway, session, save, session.
  @Test(arguments: 1...6) func `cancelled at any await, a fetch shows nothing`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let spy = FetchProductsSpy(.init(.success(.value(.sample)))) { _ in canceller.count() }
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    await canceller.run { await fetch(spy, sessions: sessions) }
    #expect(canceller.hasCancelled)
    #expect(!spy.messages.contains { if case .fetched = $0 { true } else { false } })
    #expect(spy.messages.last == .finished)
  }
}
