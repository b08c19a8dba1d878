public import Humble

/// A person's orders, with what is known of the products in them.
public struct PurchaseOrderList: Sendable, Equatable {
  /// The orders, the newest first.
  public let orders: [PurchaseOrder]
  /// What the products are called, so far as it is known.
  public let productNames: [Product.ID: String]
  /// In which currency they were paid, a code in ISO 4217; `nil` where it is not known.
  public let currency: String?
  /// Why the name of a product that was ordered is not known, where the catalogue gave no answer.
  public let namesFailure: GatewayFailure?

  /// Makes a list.
  /// - Parameters:
  ///   - orders: the orders, in any order.
  ///   - catalogue: where the products' names and the currency come from, if there is one; it may be an earlier one.
  ///   - failure: why the catalogue gave no answer, where it gave none.
  public init(orders: [PurchaseOrder], catalogue: Catalogue?, failure: GatewayFailure? = nil) {
    let names = catalogue?.names ?? [:]
    // Of one moment, those that come later were placed later.
    self.orders = zip(orders.indices, orders).sorted { ($0.1.date, $0.0) > ($1.1.date, $1.0) }.map(\.1)
    productNames = names
    currency = catalogue?.policy.currency
    let isWhole = orders.allSatisfy { $0.items.allSatisfy { names[$0.productId] != nil } }
    namesFailure = isWhole ? nil : failure
  }
}
