/// What may be ordered, and by which rules.
public struct Catalogue: Sendable, Equatable, Codable {
  /// What may be ordered, in the company's order.
  public let products: [Product]
  /// What the company decides about orders.
  public let policy: PurchasePolicy

  /// Makes a catalogue.
  /// - Parameters:
  ///   - products: what may be ordered.
  ///   - policy: what the company decides about orders.
  public init(products: [Product], policy: PurchasePolicy) {
    self.products = products
    self.policy = policy
  }
}
