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

  /// The same order as the sample, begun anew.
  private let again = PurchaseDraft(key: UUID(), request: .sample)
  /// Another order.
  private let other = PurchaseDraft(key: UUID(), request: PurchaseRequest(number: "PO-2", items: []))

  @Test func `an order is noted before it is sent, and settled when it is placed`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    await submit(spy)
    #expect(spy.messages == Message.begun + Message.fetched + Message.sent + Message.settled + Message.placedSample)
  }

  @Test func `by a catalogue that was kept an order is sent at once`() async {
    let spy = SubmitPurchaseOrderSpy(.known)
    await submit(spy)
    #expect(spy.messages == Message.begun + Message.sent + Message.settled + Message.placedSample)
  }

  @Test func `all broken rules are reported at once, and nothing is noted or sent`() async {
    let spy = SubmitPurchaseOrderSpy(.placing)
    let request = PurchaseRequest(number: "", dueDate: .testNow, items: [PurchaseItem(productId: "?", quantity: 0)])
    await submit(spy, PurchaseDraft(key: UUID(), request: request))
    #expect(
      spy.messages == Message.begun + Message.fetched + [
        .submitFailed(
          .brokenRules([
            .noNumber, .quantityNotPositive(item: 1), .unknownProduct(item: 1), .dueDateNotInFuture,
          ])), .finished,
      ])
  }

  @Test(arguments: [400, 403, 404, 409, 413, 422]) func `a refusal is definite, and in the company's words`(
    status: Int
  ) async {
    let refusal = GatewayFailure.refused(status: status, reason: "No.")
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(refusal)))
    await submit(spy)
    #expect(
      spy.messages == Message.begun + Message.fetched + Message.sent + Message.settled + [
        .submitFailed(.refused("No.")), .finished,
      ])
  }

  @Test(arguments: [
    GatewayFailure.lost, .timedOut("t"), .malformedResponse("m"), .emptyResponse, .refused(status: 500, reason: "r"),
    .refused(status: 503, reason: "r"), .refused(status: 301, reason: "r"),
  ])
  func `where an answer is lost the order stays unsettled`(failure: GatewayFailure) async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.value(.sample)), order: .failure(failure)))
    await submit(spy)
    #expect(
      spy.messages == Message.begun + Message.fetched + Message.sent + [.submitFailed(.unknown(failure)), .finished])
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
    #expect(
      spy.messages == Message.begun + Message.fetched + Message.sent + Message.settled + [
        .submitFailed(.notSent(failure)), .finished,
      ])
  }

  @Test(arguments: notDone + [.refused(status: 403, reason: "No."), .refused(status: 404, reason: "What?")])
  func `an unsettled order that is not answered now is as unknown as it was`(failure: GatewayFailure) async {
    var answers = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(failure))
    answers.unsettled[account] = [.sample]
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == [.submitFailed(.unknown(failure)), .finished])
    #expect(spy.answers.unsettled == [account: [.sample, .sample]])
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
        spy.messages == Message.begun + [
          .removedOrders(account), .changedUnsettled([other, .sample, .sample], account),
          .submitted(.sample, .current), .changedUnsettled([other], account),
        ] + Message.placedSample)
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
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    answers.settleFailure = failure
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    let placed = PlacedPurchaseOrder(order: .sample, catalogue: .sample, storeFailure: failure)
    #expect(spy.messages.suffix(2) == [.placed(placed), .finished])
  }
}
