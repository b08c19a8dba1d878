import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing
import Testing

/// Orders that meet: of another process, or of another browser.
@Suite struct UnsettledOrderTests {
  private let account = User.coulson.id
  private let other = PurchaseDraft(
    key: UUID(), request: PurchaseRequest(number: "PO-2", items: [PurchaseItem(productId: "tea", quantity: 1)]))
  /// The same order as the sample, begun elsewhere.
  private let again = PurchaseDraft(key: UUID(), request: .sample)
  private let losing = SubmitPurchaseOrderSpy.Answers(catalogue: .success(.value(.sample)), order: .failure(.lost))

  private func submit(_ draft: PurchaseDraft, _ spy: SubmitPurchaseOrderSpy) async {
    await spy.factory(sessions: SessionStoreFake(.current)).makeInteractor(for: draft, output: spy).execute()
  }

  /// Submits the sample, and another order inside each of its calls in turn, until it has no more of them.
  private func submit(meeting draft: PurchaseDraft, check: (SubmitPurchaseOrderSpy, Comment) -> Void) async {
    for call in 1... {
      let meeting = Interjection()
      let spy = SubmitPurchaseOrderSpy(losing) { _ in await meeting.count() }
      meeting.arm(atCall: call) { await submit(draft, spy) }
      await submit(.sample, spy)
      guard meeting.hasRun else { return #expect(call > 6) }
      check(spy, "met at call \(call)")
    }
  }

  private func sent(_ spy: SubmitPurchaseOrderSpy) -> [PurchaseDraft] {
    spy.messages.compactMap { if case .submitted(let draft, _) = $0 { draft } else { nil } }
  }

  @Test func `two orders that lose their answers both stay unsettled, wherever they meet`() async {
    await submit(meeting: other) { spy, comment in
      #expect(Set(sent(spy).map(\.key)) == [PurchaseDraft.sample.key, other.key], comment)
      #expect(Set(spy.answers.unsettled[account, default: []].map(\.key)) == Set(sent(spy).map(\.key)), comment)
    }
  }

  @Test func `the same order begun in two places goes out with one key, wherever they meet`() async {
    await submit(meeting: again) { spy, comment in
      #expect(sent(spy).count == 2, comment)
      #expect(Set(sent(spy).map(\.key)).count == 1, comment)
    }
  }

  @Test(arguments: [GatewayFailure.unreachable("Nobody is there."), .refused(status: 403, reason: "No.")])
  func `a try that did nothing settles no order while another try of it is out`(failure: GatewayFailure) async {
    let later = Interjection()
    let spy = SubmitPurchaseOrderSpy(losing) { message in
      if case .submitted = message { await later.count() }
    }
    later.arm(atCall: 1) {
      await submit(again, spy)
      spy.answers.order = .failure(failure)
    }
    await submit(.sample, spy)
    #expect(sent(spy) == [.sample, .sample])
    #expect(spy.messages.contains(.submitFailed(.unknown(.lost))))
    #expect(spy.messages.suffix(2) == [.submitFailed(.unknown(failure)), .finished])
    #expect(spy.answers.unsettled[account]?.first == .sample)
  }

  @Test func `an order that is tried many times is noted twice and no more`() async {
    let spy = SubmitPurchaseOrderSpy(losing)
    for _ in 1...5 { await submit(.sample, spy) }
    #expect(spy.answers.unsettled[account] == [.sample, .sample])
    spy.answers.order = .success(.sample)
    await submit(.sample, spy)
    #expect(spy.answers.unsettled == [:])
  }
}
