import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing

extension SubmitPurchaseOrderSpy.Answers {
  /// A company that takes the sample order.
  static var placing: Self { Self(catalogue: .success(.value(.sample)), order: .success(.sample)) }

  /// The same company, whose catalogue is kept here.
  static var known: Self {
    var answers = placing
    answers.products[User.coulson.id] = Snapshot(.sample, fetched: .testNow - 86_400, version: "1")
    return answers
  }
}

extension SubmitPurchaseOrderSpy {
  /// Makes interactors that have this on every side.
  func factory(
    sessions: any SessionStore, changes: SessionChanges = SessionChanges(),
    unsettled: (any AccountStore<[PurchaseDraft]>)? = nil
  ) -> SubmitPurchaseOrder.Factory {
    SubmitPurchaseOrder.Factory(
      purchases: self, catalogue: self, products: products, unsettled: unsettled ?? self, orders: ordersCache,
      session: CurrentSession(in: sessions, changes: changes), now: { .testNow })
  }
}
