public import Foundation

/// One line of an order that the company has taken.
///
/// Coded as in the MyBiz REST API: `{"productId", "quantity", "unitPrice"?}`; a company need not tell its price.
public struct OrderedItem: Sendable, Equatable {
  /// What was ordered: a product's id.
  public let productId: Product.ID
  /// How many of it.
  public let quantity: Int
  /// What one of it cost when it was ordered, in the company's currency, finite and not negative; `nil` where the company
  /// does not tell.
  public let unitPrice: Decimal?

  /// Makes a line.
  /// - Parameters:
  ///   - item: what was ordered.
  ///   - unitPrice: what one of it cost, finite and not negative; `nil` where the company does not tell.
  public init(_ item: PurchaseItem, unitPrice: Decimal? = nil) {
    productId = item.productId
    quantity = item.quantity
    self.unitPrice = unitPrice
  }

  /// The line as it was sent.
  public var item: PurchaseItem { PurchaseItem(productId: productId, quantity: quantity) }
}

extension OrderedItem: Codable {
  private enum CodingKeys: String, CodingKey { case productId, quantity, unitPrice }

  /// Decodes a line as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    productId = try container.decode(Product.ID.self, forKey: .productId)
    quantity = try container.decode(Int.self, forKey: .quantity)
    unitPrice = try container.decodePriceIfPresent(forKey: .unitPrice)
  }
}
