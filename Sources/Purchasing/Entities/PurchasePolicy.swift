public import Foundation

/// What a company decides about its orders.
///
/// Coded as in a company file's `rules`: `{"currency"?, "maxPurchaseOrder"?}`; all else in them is ignored.
public struct PurchasePolicy: Sendable, Equatable {
  /// The currency of all prices, by its code in ISO 4217, such as `USD`.
  public let currency: String
  /// What one order may cost at most, in that currency; `nil` for any sum, or where only the server knows.
  public let maximum: Decimal?

  /// Makes a policy.
  /// - Parameters:
  ///   - currency: the currency of all prices, by its code in ISO 4217.
  ///   - maximum: what one order may cost at most, finite and not negative.
  public init(currency: String = "USD", maximum: Decimal? = nil) {
    self.currency = currency
    self.maximum = maximum
  }
}

extension PurchasePolicy: Codable {
  private enum CodingKeys: String, CodingKey {
    case currency
    case maximum = "maxPurchaseOrder"
  }

  /// Decodes a policy; a currency that is not there is `USD`.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let currency = try container.decodeIfPresent(String.self, forKey: .currency) ?? "USD"
    let maximum = try container.decodeIfPresent(Decimal.self, forKey: .maximum)
    guard currency.utf8.count == 3, currency.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: container, debugDescription: "it is not a currency's code such as USD (ISO 4217)")
    }
    guard maximum.map({ $0.isFinite && $0 >= 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .maximum, in: container, debugDescription: "it is not a sum of 0 or more")
    }
    self.init(currency: currency, maximum: maximum)
  }
}
