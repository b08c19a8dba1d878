/// One line of an order.
public struct PurchaseItem: Sendable, Equatable, Codable {
  /// What is ordered: a product's id.
  public let productId: Product.ID
  /// How many of it; an order is taken only with 1 or more.
  public let quantity: Int

  /// Makes a line.
  /// - Parameters:
  ///   - productId: what is ordered.
  ///   - quantity: how many of it.
  public init(productId: Product.ID, quantity: Int) {
    self.productId = productId
    self.quantity = quantity
  }
}
