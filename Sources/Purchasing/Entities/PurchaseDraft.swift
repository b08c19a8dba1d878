public import Foundation
import Humble

/// An order that a person has begun and not yet placed.
public struct PurchaseDraft: Sendable, Equatable {
  /// What tells this order from all others, made when it is begun: sent again with the same key, it is placed once.
  public let key: UUID
  /// What the person wants to order.
  public let request: PurchaseRequest

  /// Begins an order.
  /// - Parameters:
  ///   - key: what tells this order from all others.
  ///   - request: what the person wants to order.
  public init(key: UUID, request: PurchaseRequest) {
    self.key = key
    self.request = request
  }
}

extension PurchaseDraft: Codable {
  private enum CodingKeys: String, CodingKey { case key, request }

  /// Decodes an order.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decodeUUID(forKey: .key), request: try container.decode(PurchaseRequest.self, forKey: .request)
    )
  }
}
