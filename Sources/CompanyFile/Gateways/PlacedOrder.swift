public import Foundation
public import Purchasing

/// An order as it is kept beside a company file: with what was sent, and at which prices.
public struct PlacedOrder: Sendable, Equatable, Codable {
  /// The order.
  public let order: PurchaseOrder
  /// What was sent, with the key that it is known by.
  public let draft: PurchaseDraft
  /// What one of each product cost when it was placed.
  public let prices: [Product.ID: Decimal]
}
