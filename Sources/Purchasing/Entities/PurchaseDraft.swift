public import Foundation

/// An order that a person has begun and not yet placed.
public struct PurchaseDraft: Sendable, Equatable, Codable {
  /// What tells this order from all others, made when it is begun: sent again with the same key, it is placed once.
  public let key: UUID
  /// What the person wants to order.
  public let request: PurchaseRequest

  /// Begins an order.
  /// - Parameters:
  ///   - key: what tells this order from all others.
  ///   - request: what the person wants to order.
  public init(key: UUID, request: PurchaseRequest) {
    self.key = key
    self.request = request
  }
}
