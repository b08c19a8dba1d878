import Foundation

/// What a company decides for its app.
struct CompanyRules: Decodable, Equatable {
  /// How long a session lasts, in seconds; without it, ``standardLifetime``.
  var sessionLifetime: TimeInterval?
  /// The currency of all prices, such as `USD`.
  var currency: String?
  /// What one order may cost at most, in that currency; without it, any sum.
  var maxPurchaseOrder: Decimal?

  /// 30 days: a server's tokens always expire.
  static let standardLifetime: TimeInterval = 30 * 86_400
}

extension CompanyRules {
  private enum CodingKeys: CodingKey {
    case sessionLifetime, currency, maxPurchaseOrder
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sessionLifetime = try container.decodeIfPresent(TimeInterval.self, forKey: .sessionLifetime)
    currency = try container.decodeIfPresent(String.self, forKey: .currency)
    maxPurchaseOrder = try container.decodeIfPresent(Decimal.self, forKey: .maxPurchaseOrder)
    guard sessionLifetime.map({ $0 > 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessionLifetime, in: container, debugDescription: "it is not a number of seconds above 0")
    }
    guard maxPurchaseOrder.map({ $0.isFinite && $0 >= 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .maxPurchaseOrder, in: container, debugDescription: "it is not a sum of 0 or more")
    }
  }
}
