import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@Suite struct FetchPurchaseOrdersTests {
  private let account = User.coulson.id
  private let changes = SessionChanges()

  private func fetch(
    _ orders: FetchPurchaseOrdersSpy, _ catalogue: FetchProductsSpy,
    sessions: SessionStoreFake = SessionStoreFake(.current)
  ) async {
    let factory = FetchPurchaseOrders.Factory(
      purchases: orders, catalogue: catalogue, orders: orders, products: catalogue,
      session: CurrentSession(in: sessions, changes: changes), now: { .testNow })
    await factory.makeInteractor(for: (), output: orders).execute()
  }

  private func catalogue(
    _ answer: Result<GatewayAnswer<Catalogue>, GatewayFailure> = .success(.value(.sample)), isKept: Bool = false,
    onCall: @escaping @Sendable (FetchProductsSpy.Message) async -> Void = { _ in }
  ) -> FetchProductsSpy {
    let kept = isKept ? [account: Snapshot(Catalogue.sample, fetched: .testNow - 60)] : [:]
    return FetchProductsSpy(.init(answer, kept: kept), onCall: onCall)
  }

  private func isShown(_ message: FetchPurchaseOrdersSpy.Message) -> Bool {
    switch message {
    case .fetched, .fetchFailed: true
    default: false
    }
  }

  @Test func `orders and catalogue are asked, kept each by itself, and shown together`() async {
    let (spy, catalogue) = (FetchPurchaseOrdersSpy(.init(.success(.value([.sample], version: "1")))), catalogue())
    await fetch(spy, catalogue)
    #expect(
      spy.messages == [
        .started, .loaded(account), .asked(.current),
        .saved(Snapshot([.sample], fetched: .testNow, version: "1"), account),
        .fetched(Fetched(PurchaseOrderList(orders: [.sample], catalogue: .sample))), .finished,
      ])
    #expect(
      catalogue.messages == [.loaded(account), .asked(.current), .saved(Snapshot(.sample, fetched: .testNow), account)])
  }

  @Test func `without the catalogue's answer its names are those that were kept, or missing`() async {
    let spy = FetchPurchaseOrdersSpy(.init(.success(.value([.sample]))))
    await fetch(spy, catalogue(.failure(.lost), isKept: true))
    #expect(spy.messages.contains(.fetched(Fetched(PurchaseOrderList(orders: [.sample], catalogue: .sample)))))
    await fetch(spy, catalogue(.failure(.lost)))
    let nameless = PurchaseOrderList(orders: [.sample], catalogue: nil, failure: .lost)
    #expect(spy.messages.contains(.fetched(Fetched(nameless))))
  }

  @Test func `why a name is missing is told where the catalogue that was kept does not know it`() async {
    let spy = FetchPurchaseOrdersSpy(.init(.success(.value([.sample]))))
    let none = Catalogue(products: [], policy: PurchasePolicy())
    await fetch(
      spy, FetchProductsSpy(.init(.failure(.lost), kept: [account: Snapshot(none, fetched: .testNow - 60)])))
    guard case .fetched(let found)? = spy.messages.first(where: isShown) else { return #expect(Bool(false)) }
    #expect(found.value.namesFailure == .lost)
  }

  @Test func `without an answer orders that were kept are shown with their age, or else an error`() async {
    let kept = [account: Snapshot([PurchaseOrder.sample], fetched: .testNow - 60)]
    let old = FetchPurchaseOrdersSpy(.init(.failure(.lost), kept: kept))
    await fetch(old, catalogue())
    let gap = FetchGap(failure: .lost, since: .testNow - 60)
    let list = PurchaseOrderList(orders: [.sample], catalogue: .sample)
    #expect(old.messages.suffix(2) == [.fetched(Fetched(list, gap: gap)), .finished])

    let nothing = FetchPurchaseOrdersSpy(.init(.failure(.lost)))
    await fetch(nothing, catalogue())
    #expect(nothing.messages.suffix(2) == [.fetchFailed(.gateway(.lost, cache: nil)), .finished])
  }

  @Test(arguments: [true, false]) func `a refusal by either ends the session, once`(byCatalogue: Bool) async throws {
    let sessions = SessionStoreFake(.current)
    let heard = changes.listen()
    let spy = FetchPurchaseOrdersSpy(.init(byCatalogue ? .success(.value([])) : .failure(.unauthorized)))
    await fetch(spy, catalogue(byCatalogue ? .failure(.unauthorized) : .success(.value(.sample))), sessions: sessions)
    #expect(spy.messages.filter(isShown) == [.fetchFailed(.session(.expired))])
    #expect(try await sessions.load() == nil)
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test func `a refusal by both ends the session, once`() async throws {
    let heard = changes.listen()
    let spy = FetchPurchaseOrdersSpy(.init(.failure(.unauthorized)))
    await fetch(spy, catalogue(.failure(.unauthorized)))
    #expect(spy.messages.filter(isShown) == [.fetchFailed(.session(.expired))])
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test(arguments: [true, false])
  func `a refusal of the orders is told where the catalogue answers after it`(isRefusedToo: Bool) async {
    let sessionEnds = changes.listen()
    let spy = FetchPurchaseOrdersSpy(.init(.failure(.unauthorized)))
    let slow = catalogue(isRefusedToo ? .failure(.unauthorized) : .success(.value(.sample))) { message in
      guard message == .asked(.current) else { return }
      for await _ in sessionEnds { break }
    }
    await fetch(spy, slow)
    #expect(spy.messages.filter(isShown) == [.fetchFailed(.session(.expired))])
  }

  @Test func `answers that come after the person has logged out write and show nothing`() async {
    let sessions = SessionStoreFake(.current)
    let spy = FetchPurchaseOrdersSpy(.init(.success(.value([.sample])))) { message in
      if message == .asked(.current) { _ = try? await sessions.remove(.current) }
    }
    await fetch(spy, catalogue(), sessions: sessions)
    #expect(spy.messages == [.started, .loaded(account), .asked(.current), .finished])
    #expect(spy.answers.kept == [:])
  }

  @Test func `orders that were there before a logout are not shown after it`() async {
    let sessions = SessionStoreFake(.current)
    // The catalogue answers only after the orders were kept, and after a logout.
    let (kept, keep) = AsyncStream.makeStream(of: Void.self)
    let spy = FetchPurchaseOrdersSpy(.init(.failure(.lost))) { message in
      if message == .asked(.current) { keep.finish() }
    }
    let slow = catalogue { message in
      guard message == .asked(.current) else { return }
      for await _ in kept {}
      _ = try? await sessions.remove(.current)
    }
    await fetch(spy, slow, sessions: sessions)
    #expect(spy.messages.filter(isShown) == [])
  }

  /// Twice session, load, gateway, session, save, session.
  @Test(arguments: 1...12) func `cancelled at any await, a fetch shows nothing`(call: Int) async {
    let canceller = Canceller(atCall: call)
    let spy = FetchPurchaseOrdersSpy(.init(.success(.value([.sample])))) { _ in canceller.count() }
    let catalogue = catalogue { _ in canceller.count() }
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    await canceller.run { await fetch(spy, catalogue, sessions: sessions) }
    #expect(canceller.hasCancelled)
    #expect(!spy.messages.contains(where: isShown))
    #expect(spy.messages.last == .finished)
  }
}
