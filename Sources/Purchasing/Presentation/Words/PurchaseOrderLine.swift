/// One line of an order, in words.
public struct PurchaseOrderLine: Sendable, Equatable, Encodable {
  /// How many.
  public let quantity: String
  /// Of what: the product's name as the company wrote it, or its id where the name is not known.
  public let product: String
  /// What one of it cost; `nil` where it is not known.
  public let unitPrice: MoneyText?
  /// What the line cost; `nil` where it is not known.
  public let price: MoneyText?

  /// Makes a line.
  /// - Parameters:
  ///   - quantity: how many.
  ///   - product: of what.
  ///   - unitPrice: what one of it cost.
  ///   - price: what the line cost.
  public init(quantity: String, product: String, unitPrice: MoneyText? = nil, price: MoneyText? = nil) {
    self.quantity = quantity
    self.product = product
    self.unitPrice = unitPrice
    self.price = price
  }
}
