import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing

extension SubmitPurchaseOrderSpy.Answers {
  /// A company that takes the sample order.
  static var placing: Self { Self(catalogue: .success(.value(.sample)), order: .success(.sample)) }
}

extension SubmitPurchaseOrderSpy {
  /// Makes interactors that have this on every side.
  func factory(
    sessions: any SessionStore, changes: SessionChanges = SessionChanges(),
    unsettled: (any AccountStore<[PurchaseDraft]>)? = nil
  ) -> SubmitPurchaseOrder.Factory {
    SubmitPurchaseOrder.Factory(
      purchases: self, catalogue: self, unsettled: unsettled ?? self, orders: ordersCache,
      session: CurrentSession(in: sessions, changes: changes), now: { .testNow })
  }
}
