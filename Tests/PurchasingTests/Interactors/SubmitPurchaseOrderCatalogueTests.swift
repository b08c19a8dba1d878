import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// By which catalogue an order is checked, and where its names and prices come from.
@Suite struct SubmitPurchaseOrderCatalogueTests {
  private typealias Message = SubmitPurchaseOrderSpy.Message
  private let account = User.coulson.id

  private func submit(_ spy: SubmitPurchaseOrderSpy, _ draft: PurchaseDraft = .sample) async {
    await spy.factory(sessions: SessionStoreFake(.current)).makeInteractor(for: draft, output: spy).execute()
  }

  @Test func `an order that breaks the rules that were kept is checked by those of now`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.known
    answers.products[account] = Snapshot(
      Catalogue(products: [], policy: PurchasePolicy(maximum: 1)), fetched: .testNow, version: "0")
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    var asked = Message.fetched
    asked[1] = .askedCatalogue(.current, unlessStill: "0")
    #expect(spy.messages == Message.begun + asked + Message.sent + Message.settled + Message.placedSample)
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
    #expect(spy.messages.suffix(2) == Message.placedSample)
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
    var asked = Message.fetched
    asked[1] = .askedCatalogue(.current, unlessStill: "1")
    #expect(spy.messages == Message.begun + Message.sent + asked + Message.settled + Message.placedSample)
  }

  @Test func `a catalogue that was fetched for the order is not fetched again for its prices`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    answers.order = .success(.unpriced)
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages == Message.begun + Message.fetched + Message.sent + Message.settled + Message.placedSample)
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

  @Test func `without a catalogue nothing is sent`() async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .failure(.lost), order: .success(.sample)))
    await submit(spy)
    #expect(spy.messages == Message.begun + Message.fetched.prefix(2) + [.submitFailed(.notSent(.lost)), .finished])
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
    #expect(spy.messages == Message.begun + Message.fetched.prefix(2) + [.submitFailed(.notSent(.lost)), .finished])
  }

  @Test func `a catalogue that calls nothing unchanged is no catalogue`() async {
    let spy = SubmitPurchaseOrderSpy(.init(catalogue: .success(.unchanged), order: .success(.sample)))
    await submit(spy)
    let failure = GatewayFailure.malformedResponse(
      "The answer is that nothing has changed, but nothing of it is here.")
    #expect(spy.messages.suffix(2) == [.submitFailed(.notSent(failure)), .finished])
  }

  @Test func `names that the kept catalogue does not have are fetched`() async {
    var answers = SubmitPurchaseOrderSpy.Answers.placing
    let none = Catalogue(products: [], policy: PurchasePolicy())
    (answers.products[account], answers.unsettled[account]) = (
      Snapshot(none, fetched: .testNow, version: "0"), [.sample]
    )
    let spy = SubmitPurchaseOrderSpy(answers)
    await submit(spy)
    #expect(spy.messages.suffix(2) == Message.placedSample)
  }
}
