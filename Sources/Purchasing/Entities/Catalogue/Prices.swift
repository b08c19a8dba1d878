import Foundation

extension KeyedDecodingContainer {
  /// Decodes what one of a product costs: a number of 0 or more.
  func decodePrice(forKey key: Key) throws -> Decimal {
    let price = try decode(Decimal.self, forKey: key)
    guard price.isFinite, price >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "it is not a price of 0 or more")
    }
    return price
  }

  /// Decodes what one of a product costs, where that is told.
  func decodePriceIfPresent(forKey key: Key) throws -> Decimal? {
    try decodeIfPresent(Decimal.self, forKey: key) == nil ? nil : decodePrice(forKey: key)
  }
}
