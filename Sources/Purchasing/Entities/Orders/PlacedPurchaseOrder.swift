public import Humble

/// An order that was just placed, with what is known of its products.
public struct PlacedPurchaseOrder: Sendable, Equatable {
  /// The order as the company has it, at the prices that it was placed at, so far as they are known.
  public let order: PurchaseOrder
  /// What the products are called, and in which currency they are paid; `nil` where that is not known.
  ///
  /// It may be an earlier catalogue: prices are the order's own.
  public let catalogue: Catalogue?
  /// Why a name or a price is not known, where the catalogue gave no answer.
  public let catalogueFailure: GatewayFailure?
  /// Why it could not be noted here that the order was placed, where that failed: the same order sent once more is still
  /// this one then.
  public internal(set) var storeFailure: StoreFailure?

  /// Makes a placed order.
  /// - Parameters:
  ///   - order: the order as the company has it.
  ///   - catalogue: what the products are called.
  ///   - catalogueFailure: why a name or a price is not known.
  ///   - storeFailure: why it could not be noted here that the order was placed.
  public init(
    order: PurchaseOrder, catalogue: Catalogue?, catalogueFailure: GatewayFailure? = nil,
    storeFailure: StoreFailure? = nil
  ) {
    self.order = order
    self.catalogue = catalogue
    self.catalogueFailure = catalogueFailure
    self.storeFailure = storeFailure
  }
}
