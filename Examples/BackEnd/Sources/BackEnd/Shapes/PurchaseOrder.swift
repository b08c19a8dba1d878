import Foundation
import Humble

/// One line of an order.
struct PurchaseItem: Codable, Equatable {
  let productId: String
  let quantity: Int
}

/// An order as a person sends it.
struct PurchaseRequest: Codable, Equatable {
  let poNumber: String
  let comment: String?
  let dueDate: Date?
  let purchases: [PurchaseItem]

  private enum CodingKeys: CodingKey {
    case poNumber, comment, dueDate, purchases
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    poNumber = try container.decode(String.self, forKey: .poNumber)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    comment = try container.decodeIfPresent(String.self, forKey: .comment)
    let hasDueDate = try container.contains(.dueDate) && !container.decodeNil(forKey: .dueDate)
    dueDate = hasDueDate ? try container.decodeRFC3339(forKey: .dueDate) : nil
    purchases = try container.decode([PurchaseItem].self, forKey: .purchases)
  }
}

/// An order as it is stored and answered.
struct PurchaseOrder: Encodable, Equatable {
  let id: UUID
  let poNumber: String
  let comment: String?
  let purchaser: UUID
  let purchaseDate: Date
  let dueDate: Date?
  let purchases: [PurchaseItem]

  private enum CodingKeys: CodingKey {
    case id, poNumber, comment, purchaser, purchaseDate, dueDate, purchases
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(poNumber, forKey: .poNumber)
    try container.encodeIfPresent(comment, forKey: .comment)
    try container.encode(purchaser, forKey: .purchaser)
    try container.encodeRFC3339(purchaseDate, forKey: .purchaseDate)
    try container.encodeRFC3339(dueDate, forKey: .dueDate)
    try container.encode(purchases, forKey: .purchases)
  }
}
