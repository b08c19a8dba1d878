public import Authentication
public import Foundation
import Humble

/// An order that the company has taken.
///
/// Coded as in the MyBiz REST API: `{"id", "poNumber", "comment"?, "purchaser": UUID, "purchaseDate", "dueDate"?,
/// "purchases": [{"productId", "quantity", "unitPrice"?}]}`, dates as RFC 3339.
public struct PurchaseOrder: Sendable, Equatable, Identifiable {
  /// What tells this order from the others; opaque.
  public let id: String
  /// The order's number, as the person typed it.
  public let number: String
  /// What the person had to say about it.
  public let comment: String?
  /// Who placed it.
  public let purchaser: User.ID
  /// When it was placed.
  public let date: Date
  /// Until when the things are needed.
  public let dueDate: Date?
  /// What was ordered, and at which prices.
  public let items: [OrderedItem]

  /// Makes an order.
  /// - Parameters:
  ///   - id: what tells this order from the others.
  ///   - number: the order's number.
  ///   - comment: what the person had to say about it.
  ///   - purchaser: who placed it.
  ///   - date: when it was placed.
  ///   - dueDate: until when the things are needed.
  ///   - items: what was ordered, and at which prices.
  public init(
    id: String, number: String, comment: String?, purchaser: User.ID, date: Date, dueDate: Date?, items: [OrderedItem]
  ) {
    self.id = id
    self.number = number
    self.comment = comment
    self.purchaser = purchaser
    self.date = date
    self.dueDate = dueDate
    self.items = items
  }
}

extension PurchaseOrder {
  /// Whether the price of each line is known.
  var isPriced: Bool { items.allSatisfy { $0.unitPrice != nil } }

  /// Whether a catalogue knows what the product of each line is called.
  func isNamed(by catalogue: Catalogue) -> Bool {
    let known = Set(catalogue.products.map(\.id))
    return items.allSatisfy { known.contains($0.productId) }
  }

  /// The same order with a catalogue's prices, where its own are not known.
  func priced(by catalogue: Catalogue) -> PurchaseOrder {
    let prices = catalogue.prices
    return PurchaseOrder(
      id: id, number: number, comment: comment, purchaser: purchaser, date: date, dueDate: dueDate,
      items: items.map { OrderedItem($0.item, unitPrice: $0.unitPrice ?? prices[$0.productId]) })
  }
}

extension PurchaseOrder: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case number = "poNumber"
    case comment, purchaser
    case date = "purchaseDate"
    case dueDate
    case items = "purchases"
  }

  /// Decodes an order as the MyBiz REST API writes it; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    number = try container.decode(String.self, forKey: .number)
    comment = try container.decodeIfPresent(String.self, forKey: .comment)
    purchaser = try container.decodeUUID(forKey: .purchaser)
    date = try container.decodeRFC3339(forKey: .date)
    dueDate = try container.decodeRFC3339IfPresent(forKey: .dueDate)
    items = try container.decode([OrderedItem].self, forKey: .items)
  }

  /// Encodes an order as the MyBiz REST API writes it.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(number, forKey: .number)
    try container.encodeIfPresent(comment, forKey: .comment)
    try container.encode(purchaser.uuidString, forKey: .purchaser)
    try container.encodeRFC3339(date, forKey: .date)
    try container.encodeRFC3339(dueDate, forKey: .dueDate)
    try container.encode(items, forKey: .items)
  }
}
