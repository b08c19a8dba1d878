import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

@Suite struct SubmitPurchaseOrderTests {
  private typealias Message = SubmitPurchaseOrderSpy.Message
  private let account = User.coulson.id

  private func submit(_ spy: SubmitPurchaseOrderSpy, _ draft: PurchaseDraft = .sample) async {
    await spy.factory(sessions: SessionStoreFake(.current)).makeInteractor(for: draft, output: spy).execute()
  }

  private let begun: [Message] = [
    .started, .loadedUnsettled(User.coulson.id), .loadedProducts(User.coulson.id),
  ]
  private let fetched: [Message] = [
    .loadedProducts(User.coulson.id), .askedCatalogue(.current),
    .savedProducts(Snapshot(.sample, fetched: .testNow), User.coulson.id),
  ]
  private let sent: [Message] = [
    .removedOrders(User.coulson.id), .savedUnsettled([.sample], User.coulson.id), .submitted(.sample, .current),
  ]
  private let settled: [Message] = [.loadedUnsettled(User.coulson.id), .removedUnsettled(User.coulson.id)]

  /// The same order as the sample, begun anew.
  private let again = PurchaseDraft(key: UUID(), request: .sample)
  /// Another order.
  private let other = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-2", items: []))

  private let placed: [Message] = [.placed(PlacedPurchaseOrder(order: .sample, catalogue: .sample)), .finished]

  @Test func `an order is noted before it is sent, and settled when it is placed`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    await submit(spy)
    #expect(spy.messages == begun + fetched + sent + settled + placed)
  }

  @Test func `by a catalogue that was kept an order is sent at once`() async {
    let spy = SubmitPurchaseOrderSpy(.known)
    await submit(spy)
    #expect(spy.messages == begun + sent + settled + placed)
  }

  @Test func `an order that breaks the rules that were kept is checked by those of now`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.products[account] = Snapshot(
      Catalogue(products: [], policy: PurchasePolicy(maximum: 1)), fetched: .testNow, version: "0")
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    var asked = fetched
    asked[1] = .askedCatalogue(.current, unlessStill: "0")
    #expect(spy.messages == begun + asked + sent + settled + placed)
  }

  @Test func `a catalogue that came with other rules than those of now is fetched`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.hasSameRules = false
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.contains(.askedCatalogue(.current, unlessStill: "1")))
  }

  @Test func `a catalogue without a version is fetched, because nobody knows by which rules it was`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.products[account] = Snapshot(.sample, fetched: .testNow)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.contains(.askedCatalogue(.current)))
  }

  @Test func `a catalogue that cannot be read is fetched`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    answers.productsFailure = .unreadable("It is locked.")
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == placed)
  }

  @Test func `prices are the company's, whatever they were when the catalogue was kept`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    let dearer = Catalogue(
      products: Catalogue.sample.products.map { Product(id: $0.id, name: $0.name, unitPrice: $0.unitPrice * 2) },
      policy: PurchasePolicy())
    answers.order = .success(PurchaseOrder(.sample, id: "7", prices: dearer))
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    let order = PurchaseOrder(.sample, id: "7", prices: dearer)
    #expect(spy.messages.suffix(2).first == .placed(PlacedPurchaseOrder(order: order, catalogue: .sample)))
  }

  @Test func `prices that the company does not tell are fetched when the order was sent, before it is settled`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.order = .success(.unpriced)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    var asked = fetched
    asked[1] = .askedCatalogue(.current, unlessStill: "1")
    #expect(spy.messages == begun + sent + asked + settled + placed)
  }

  @Test func `a catalogue that was fetched for the order is not fetched again for its prices`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    answers.order = .success(.unpriced)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages == begun + fetched + sent + settled + placed)
  }

  @Test(arguments: [true, false]) func `an order that was placed is shown without prices where none are to be had`(
    isKept: Bool
  ) async {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .failure(.lost), order: .success(.unpriced))
    answers.unsettled[account] = [.sample]
    if isKept { answers.products = SubmitPurchaseOrderSpy.Answers.known.products }
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    let shown = PlacedPurchaseOrder(order: .unpriced, catalogue: isKept ? .sample : nil, catalogueFailure: .lost)
    #expect(spy.messages.suffix(2) == [.placed(shown), .finished])
    #expect(spy.answers.unsettled == [:])
  }

  @Test func `all broken rules are reported at once, and nothing is noted or sent`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    let request = PurchaseRequest(number: "", dueDate: .testNow, items: [PurchaseItem(productId: "?", quantity: 0)])
    await submit(spy, PurchaseDraft(key: UUID(), request: request))
    #expect(
      spy.messages == begun + fetched + [
        .submitFailed(
          .brokenRules([
            .noNumber, .quantityNotPositive(item: 1), .unknownProduct(item: 1), .dueDateNotInFuture,
          ])), .finished,
      ])
  }

  @Test func `without a catalogue nothing is sent`() async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .failure(.lost), order: .success(.sample)))
    await submit(spy)
    #expect(spy.messages == begun + fetched.prefix(2) + [.submitFailed(.notSent(.lost)), .finished])
  }

  @Test func `without a catalogue the rules that need none are reported all the same`() async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .failure(.lost), order: .success(.sample)))
    let request = PurchaseRequest(number: "", dueDate: .testNow, items: [PurchaseItem(productId: "?", quantity: 0)])
    await submit(spy, PurchaseDraft(key: UUID(), request: request))
    let rules: [BrokenPurchaseRule] = [.noNumber, .quantityNotPositive(item: 1), .dueDateNotInFuture]
    #expect(spy.messages.suffix(2) == [.submitFailed(.brokenRules(rules)), .finished])
  }

  @Test func `where only rules of earlier say no, nothing is sent and nothing is refused`() async {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .failure(.lost), order: .success(.sample))
    answers.products[account] = Snapshot(
      Catalogue(products: [], policy: PurchasePolicy()), fetched: .testNow, version: nil)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages == begun + fetched.prefix(2) + [.submitFailed(.notSent(.lost)), .finished])
  }

  @Test func `a catalogue that calls nothing unchanged is no catalogue`() async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.unchanged), order: .success(.sample)))
    await submit(spy)
    let failure = GatewayFailure.malformedResponse(
      "The answer is that nothing has changed, but nothing of it is here.")
    #expect(spy.messages.suffix(2) == [.submitFailed(.notSent(failure)), .finished])
  }

  @Test(arguments: [400, 403, 404, 409, 413, 422]) func `a refusal is definite, and in the company's words`(
    status: Int
  ) async {
    let refusal = GatewayFailure.refused(status: status, reason: "No.")
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(refusal)))
    await submit(spy)
    #expect(spy.messages == begun + fetched + sent + settled + [.submitFailed(.refused("No.")), .finished])
  }

  @Test(arguments: [
    GatewayFailure.lost, .timedOut("t"), .malformedResponse("m"), .emptyResponse, .refused(status: 500, reason: "r"),
    .refused(status: 503, reason: "r"), .refused(status: 301, reason: "r"),
  ])
  func `where an answer is lost the order stays unsettled`(failure: GatewayFailure) async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(failure)))
    await submit(spy)
    #expect(spy.messages == begun + fetched + sent + [.submitFailed(.unknown(failure)), .finished])
    #expect(spy.answers.unsettled == [account: [.sample]])
  }

  private static let notDone: [GatewayFailure] = [
    .unreachable("Nobody is there."), .refused(status: 429, reason: "Later."), .refused(status: 408, reason: "Slow."),
  ]

  @Test(arguments: notDone)
  func `an order that reached nobody, or is to come later, is settled and was not placed`(
    failure: GatewayFailure
  ) async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(failure)))
    await submit(spy)
    #expect(spy.messages == begun + fetched + sent + settled + [.submitFailed(.notSent(failure)), .finished])
  }

  @Test(arguments: notDone + [.refused(status: 403, reason: "No."), .refused(status: 404, reason: "What?")])
  func `an unsettled order that is not answered now is as unknown as it was`(failure: GatewayFailure) async {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(failure))
    answers.unsettled[account] = [.sample]
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == [.submitFailed(.unknown(failure)), .finished])
    #expect(spy.answers.unsettled == [account: [.sample]])
  }

  @Test(arguments: [409, 422]) func `an unsettled order that is refused for what it says is settled`(
    status: Int
  ) async {
    let failure = GatewayFailure.refused(status: status, reason: "No.")
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(failure))
    answers.unsettled[account] = [.sample]
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == [.submitFailed(.refused("No.")), .finished])
    #expect(spy.answers.unsettled == [:])
  }

  @Test func `an unsettled order goes out again with the key that it had, whoever begins it anew`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.unsettled[account] = [other, .sample]
    for draft in [PurchaseDraft.sample, again] {
      let spy = SubmitPurchaseOrderSpy(answers)
      await submit(spy, draft)
      #expect(
        spy.messages == begun + [
          .removedOrders(account), .submitted(.sample, .current), .loadedUnsettled(account),
          .savedUnsettled([other], account),
        ] + placed)
    }
  }

  @Test func `an unsettled order goes out unchecked, because the company may have it already`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    let none = Catalogue(products: [], policy: PurchasePolicy(maximum: 0))
    (answers.catalogue, answers.unsettled[account]) = (.success(.value(none)), [.sample])
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.contains(.placed(PlacedPurchaseOrder(order: .sample, catalogue: none))))
  }

  @Test func `names that the kept catalogue does not have are fetched`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    let none = Catalogue(products: [], policy: PurchasePolicy())
    (answers.products[account], answers.unsettled[account]) = (
      Snapshot(none, fetched: .testNow, version: "0"), [.sample]
    )
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == placed)
  }

  @Test func `another order has a key of its own, and both stay unsettled`() async {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(.lost))
    answers.unsettled[account] = [other]
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.answers.unsettled == [account: [other, .sample]])
  }

  @Test func `an order that is settled may be placed anew`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    await submit(spy)
    await submit(spy, again)
    #expect(spy.messages.contains(.submitted(again, .current)))
  }

  @Test func `what cannot be noted is not sent`() async {
    let failure = StoreFailure.unwritable("The disk is full.")
    for path in [\SubmitPurchaseOrderSpy.Answers.loadFailure, \.saveFailure, \.cacheFailure] {
      var answers = SubmitPurchaseOrderSpy.Answers.placing
      answers[keyPath: path] = failure
      let spy = SubmitPurchaseOrderSpy(answers)
      await submit(spy)
      #expect(spy.messages.suffix(2) == [.submitFailed(.notNoted(failure)), .finished])
      #expect(!spy.messages.contains(.submitted(.sample, .current)))
    }
  }

  @Test func `an order that is placed and cannot be settled is shown, with why`() async {
    let failure = StoreFailure.unwritable("The disk is full.")
    let spy = SubmitPurchaseOrderSpy(.placing)
    let factory = spy.factory(
      sessions: SessionStoreFake(.current), unsettled: StoreThatSettlesNothing(base: spy, failure: failure))
    await factory.makeInteractor(for: .sample, output: spy).execute()
    let placed = PlacedPurchaseOrder(order: .sample, catalogue: .sample, storeFailure: failure)
    #expect(spy.messages.suffix(2) == [.placed(placed), .finished])
  }
}

/// Keeps unsettled orders, and fails when the last one is to be settled.
private struct StoreThatSettlesNothing: AccountStore {
  let base: SubmitPurchaseOrderSpy
  let failure: StoreFailure

  func load(for account: User.ID) async throws(StoreFailure) -> [PurchaseDraft]? { try await base.load(for: account) }
  func removeAll(for account: User.ID) async throws(StoreFailure) { throw failure }
  func save(_ drafts: [PurchaseDraft], for account: User.ID) async throws(StoreFailure) {
    try await base.save(drafts, for: account)
  }
}
