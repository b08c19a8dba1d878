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
    sessions: any SessionStore, changes: SessionChanges = SessionChanges()
  ) -> SubmitPurchaseOrder.Factory {
    SubmitPurchaseOrder.Factory(
      purchases: self, catalogue: self, products: products, unsettled: unsettled, orders: ordersCache,
      session: CurrentSession(in: sessions, changes: changes), now: { .testNow })
  }
}

/// What the use case does in each part of its way, where all is well.
extension SubmitPurchaseOrderSpy.Message {
  static let begun: [Self] = [
    .started, .loadedUnsettled(User.coulson.id), .loadedProducts(User.coulson.id),
  ]
  static let fetched: [Self] = [
    .loadedProducts(User.coulson.id), .askedCatalogue(.current),
    .savedProducts(Snapshot(.sample, fetched: .testNow), User.coulson.id),
  ]
  static let sent: [Self] = [
    .removedOrders(User.coulson.id), .changedUnsettled([.sample], User.coulson.id), .submitted(.sample, .current),
  ]
  static let settled: [Self] = [.changedUnsettled([], User.coulson.id)]
  static let placedSample: [Self] = [.placed(PlacedPurchaseOrder(order: .sample, catalogue: .sample)), .finished]
}
