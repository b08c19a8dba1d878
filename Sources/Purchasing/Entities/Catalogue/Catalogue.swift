import Foundation

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

  /// The ids that several products have; of these the first is the one that is ordered.
  var sharedIDs: Set<Product.ID> {
    var (seen, shared): (Set<Product.ID>, Set<Product.ID>) = ([], [])
    for product in products where !seen.insert(product.id).inserted { shared.insert(product.id) }
    return shared
  }

  /// What one of each product costs.
  var prices: [Product.ID: Decimal] { Dictionary(products.map { ($0.id, $0.unitPrice) }) { first, _ in first } }

  /// What each product is called.
  var names: [Product.ID: String] { Dictionary(products.map { ($0.id, $0.name) }) { first, _ in first } }
}
