import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// What becomes of an order whose session is missing, refused, or over before it is.
@Suite struct SubmitPurchaseOrderSessionTests {
  private typealias Message = SubmitPurchaseOrderSpy.Message
  private let account = User.coulson.id
  private let changes = SessionChanges()
  /// An order that nobody knows of whether it was placed.
  private let other = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-2", items: []))

  private func submit(_ spy: SubmitPurchaseOrderSpy, sessions: any SessionStore) async {
    await spy.factory(sessions: sessions, changes: changes).makeInteractor(for: .sample, output: spy).execute()
  }

  private func isShown(_ message: Message) -> Bool {
    switch message {
    case .placed, .submitFailed: true
    default: false
    }
  }

  @Test func `where nobody is signed in nothing is asked`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    await submit(spy, sessions: SessionStoreFake())
    #expect(spy.messages == [.started, .submitFailed(.session(.notSignedIn)), .finished])
  }

  @Test func `a session that cannot be read is an error`() async {
    var answers = AuthenticationSpy.Answers()
    answers.loadFailure = .unreadable("It is locked.")
    let spy = SubmitPurchaseOrderSpy(.placing)
    await submit(spy, sessions: AuthenticationSpy(answers))
    #expect(
      spy.messages == [.started, .submitFailed(.session(.unusable(.unreadable("It is locked.")))), .finished])
  }

  @Test(arguments: [true, false]) func `a refused session is removed, announced as expired, and shown to be`(
    byCatalogue: Bool
  ) async throws {
    let answers = SubmitPurchaseOrderSpy.Answers(
      catalogue: byCatalogue ? .failure(.unauthorized) : .success(.value(.sample)), order: .failure(.unauthorized))
    let spy = SubmitPurchaseOrderSpy(answers)
    let sessions = SessionStoreFake(.current)
    let heard = changes.listen()
    await submit(spy, sessions: sessions)
    #expect(spy.messages.filter(isShown) == [.submitFailed(.session(.expired))])
    #expect(try await sessions.load() == nil)
    #expect(await heard.buffered() == [.signedOut(.expired)])
  }

  @Test(arguments: [Session.current, .newer]) func `a refusal of the session says that the first try did nothing`(
    after: Session
  ) async throws {
    let sessions = SessionStoreFake(.current)
    let answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(.unauthorized))
    let spy = SubmitPurchaseOrderSpy(answers) { if case .submitted = $0 { try? await sessions.save(after) } }
    await submit(spy, sessions: sessions)
    #expect(spy.messages.contains(.submitted(.sample, .current)))
    #expect(spy.answers.unsettled == [:])
  }

  @Test func `a refusal of the session settles no order whose answer was lost before`() async throws {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(.unauthorized))
    answers.unsettled[account] = [.sample]
    let (spy, sessions) = (SubmitPurchaseOrderSpy(answers), SessionStoreFake(.current))
    await submit(spy, sessions: sessions)
    #expect(spy.messages.filter(isShown) == [.submitFailed(.session(.expired))])
    #expect(spy.answers.unsettled[account]?.first == .sample)
    spy.answers.order = .success(.sample)
    try await sessions.save(.newer)
    await submit(spy, sessions: sessions)
    #expect(spy.messages.suffix(2).first == .placed(PlacedPurchaseOrder(order: .sample, catalogue: .sample)))
    #expect(spy.messages.contains(.submitted(.sample, .newer)))
  }

  @Test(arguments: [GatewayFailure.lost, .timedOut("t"), .refused(status: 403, reason: "r")])
  func `no other failure ends a session`(failure: GatewayFailure) async throws {
    let sessions = SessionStoreFake(.current)
    await submit(
      SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(failure))),
      sessions: sessions)
    #expect(try await sessions.load() == .current)
  }

  @Test func `a refusal of an older session does not end the newer one`() async throws {
    let sessions = SessionStoreFake(.current)
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(.unauthorized))) {
      if case .submitted = $0 { try? await sessions.save(.newer) }
    }
    await submit(spy, sessions: sessions)
    #expect(spy.messages.filter(isShown) == [])
    #expect(try await sessions.load() == .newer)
  }

  @Test func `a logout that meets an order anywhere leaves no cache, and shows nothing more`() async {
    for (isKnown, call) in (1...20).flatMap({ [(true, $0), (false, $0)] }) {
      let logout = Interjection()
      let sessions = SessionStoreFake(.current, onCall: { await logout.count() })
      var answers: SubmitPurchaseOrderSpy.Answers = isKnown ? .known : .placing
      answers.unsettled[account] = [other]
      let spy = SubmitPurchaseOrderSpy(answers) { _ in await logout.count() }
      logout.arm(atCall: call) { [changes] in
        let authentication = AuthenticationSpy()
        await Logout.Factory(
          gateway: authentication, sessions: sessions, caches: [spy.products, spy.ordersCache], changes: changes
        ).makeInteractor(for: (), output: authentication).execute()
      }
      await submit(spy, sessions: sessions)
      guard logout.hasRun else { continue }
      let isUnknown =
        spy.messages.contains(.submitted(.sample, .current))
        && !spy.messages.contains(.changedUnsettled([other], account))
      #expect(spy.answers.unsettled[account] == (isUnknown ? [other, .sample] : [other]), "logged out at call \(call)")
      #expect(spy.answers.products[account] == nil, "logged out at call \(call)")
      #expect(spy.messages.filter(isShown).allSatisfy { $0 == .submitFailed(.session(.notSignedIn)) })
    }
  }

  /// Where an order's catalogue comes from.
  ///
  /// An order by a catalogue that is kept calls session, unsettled, products, orders, note, session, submit,
  /// session, settling, session; one that is fetched calls session, products, gateway, session, save and session
  /// in between. One that fetches prices after it was sent does that before it is settled.
  enum Way: CaseIterable {
    case known, fetching, unpriced

    /// How many calls there are, and which of them sends the order.
    var calls: (all: Int, sending: Int) {
      switch self {
      case .known: (10, 7)
      case .fetching: (16, 13)
      case .unpriced: (16, 7)
      }
    }

    var answers: SubmitPurchaseOrderSpy.Answers {
      var answers: SubmitPurchaseOrderSpy.Answers = self == .fetching ? .placing : .known
      if self == .unpriced { answers.order = .success(.unpriced) }
      return answers
    }
  }

  private func submit(_ way: Way, cancelledAt call: Int) async -> (spy: SubmitPurchaseOrderSpy, isCancelled: Bool) {
    let canceller = Canceller(atCall: call)
    let spy = SubmitPurchaseOrderSpy(way.answers) { _ in canceller.count() }
    let sessions = SessionStoreFake(.current, onCall: canceller.count)
    await canceller.run { await submit(spy, sessions: sessions) }
    return (spy, canceller.hasCancelled)
  }

  @Test(arguments: Way.allCases) func `cancelled at any await, an order shows nothing`(way: Way) async {
    for call in 1...way.calls.all {
      let (spy, isCancelled) = await submit(way, cancelledAt: call)
      #expect(isCancelled && !spy.messages.contains(where: isShown), "at call \(call)")
      #expect(spy.messages.last == .finished)
    }
    let (spy, isCancelled) = await submit(way, cancelledAt: way.calls.all + 1)
    #expect(!isCancelled && spy.messages.contains(where: isShown))
  }

  @Test(arguments: Way.allCases)
  func `cancelled before it is sent, an order is neither sent nor unsettled`(way: Way) async {
    for call in 1..<way.calls.sending {
      let (spy, _) = await submit(way, cancelledAt: call)
      #expect(!spy.messages.contains(.submitted(.sample, .current)), "at call \(call)")
      #expect(spy.answers.unsettled == [:], "at call \(call)")
    }
  }

  @Test(arguments: Way.allCases) func `cancelled while it is sent, an order stays unsettled`(way: Way) async {
    let (spy, _) = await submit(way, cancelledAt: way.calls.sending)
    #expect(spy.messages.contains(.submitted(.sample, .current)))
    #expect(spy.answers.unsettled == [account: [.sample]])
  }

  @Test func `where the session ends while prices are fetched, the order stays unsettled`() async {
    var answers = Way.unpriced.answers
    answers.catalogue = .failure(.unauthorized)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy, sessions: SessionStoreFake(.current))
    #expect(spy.messages.filter(isShown) == [.submitFailed(.session(.expired))])
    #expect(spy.answers.unsettled == [account: [.sample]])
  }
}
