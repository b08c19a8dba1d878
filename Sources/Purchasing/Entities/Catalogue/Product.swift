public import Foundation

/// Something that may be ordered.
///
/// Coded as in the MyBiz REST API: `{"productId", "productName", "unitPrice"}`.
public struct Product: Sendable, Equatable, Identifiable {
  /// What tells this product from the others, and what a person types to order it.
  public let id: String
  /// What it is called, as the company wrote it.
  public let name: String
  /// What one of it costs, in the company's currency; finite and not negative.
  public let unitPrice: Decimal

  /// Makes a product.
  /// - Parameters:
  ///   - id: what tells this product from the others.
  ///   - name: what it is called.
  ///   - unitPrice: what one of it costs; a price that is no number, or negative, is a mistake of the caller's.
  public init(id: String, name: String, unitPrice: Decimal) {
    self.id = id
    self.name = name
    self.unitPrice = unitPrice
  }
}

extension Product: Codable {
  private enum CodingKeys: String, CodingKey {
    case id = "productId"
    case name = "productName"
    case unitPrice
  }

  /// Decodes a product as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    unitPrice = try container.decodePrice(forKey: .unitPrice)
  }
}
