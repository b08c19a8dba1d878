import Foundation
import Purchasing

/// What a company decides for its app.
struct CompanyRules: Decodable, Equatable {
  /// How long a session lasts, in seconds; without it, ``standardLifetime``.
  var sessionLifetime: TimeInterval?
  /// What it decides about orders.
  var purchases = PurchasePolicy()

  /// 30 days: a server's tokens always expire.
  static let standardLifetime: TimeInterval = 30 * 86_400
}

extension CompanyRules {
  private enum CodingKeys: CodingKey {
    case sessionLifetime
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sessionLifetime = try container.decodeIfPresent(TimeInterval.self, forKey: .sessionLifetime)
    guard sessionLifetime.map({ $0 > 0 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessionLifetime, in: container, debugDescription: "it is not a number of seconds above 0")
    }
    purchases = try PurchasePolicy(from: decoder)
  }
}
