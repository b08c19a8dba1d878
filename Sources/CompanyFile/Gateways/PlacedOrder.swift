public import Purchasing

/// An order as it is kept beside a company file, with what was sent.
public struct PlacedOrder: Sendable, Equatable, Codable {
  /// The order.
  public let order: PurchaseOrder
  /// What was sent, with the key that it is known by.
  public let draft: PurchaseDraft
}
