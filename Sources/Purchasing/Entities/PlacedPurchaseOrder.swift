public import Humble

/// An order that was just placed, and at which prices.
public struct PlacedPurchaseOrder: Sendable, Equatable {
  /// The order as the company has it.
  public let order: PurchaseOrder
  /// What may be ordered, at the prices that it had when the order was sent.
  public let catalogue: Catalogue
  /// Why it could not be noted here that the order was placed, where that failed: the same order sent once more is still
  /// this one then.
  public let storeFailure: StoreFailure?

  /// Makes a placed order.
  /// - Parameters:
  ///   - order: the order as the company has it.
  ///   - catalogue: what may be ordered, at the prices that it had when the order was sent.
  ///   - storeFailure: why it could not be noted here that the order was placed.
  public init(order: PurchaseOrder, catalogue: Catalogue, storeFailure: StoreFailure? = nil) {
    self.order = order
    self.catalogue = catalogue
    self.storeFailure = storeFailure
  }
}
