import Foundation

/// Something that may be ordered, as the MyBiz REST API writes it.
struct Product: Codable, Equatable {
  let productId: String
  let productName: String
  /// What one costs, in the company's currency.
  let unitPrice: Decimal
}

extension Product {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    productId = try container.decode(String.self, forKey: .productId)
    productName = try container.decode(String.self, forKey: .productName)
    unitPrice = try container.decode(Decimal.self, forKey: .unitPrice)
    guard unitPrice.isFinite, unitPrice >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .unitPrice, in: container, debugDescription: "it is not a price of 0 or more")
    }
  }
}
