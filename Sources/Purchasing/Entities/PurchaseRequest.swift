public import Foundation
import Humble

/// What a person wants to order.
///
/// Coded as `POST api/purchases` of the MyBiz REST API takes it: `{"poNumber", "comment"?, "dueDate"?, "purchases":
/// [{"productId", "quantity"}]}`, the date as RFC 3339.
public struct PurchaseRequest: Sendable, Equatable {
  /// The order's number, as the person typed it, without white space at its ends.
  public let number: String
  /// What the person has to say about it; `nil` where nothing.
  public let comment: String?
  /// Until when the things are needed, to the second; `nil` where the person does not say.
  public let dueDate: Date?
  /// What is ordered, in the person's order.
  public let items: [PurchaseItem]

  /// Makes a request.
  /// - Parameters:
  ///   - number: the order's number; white space at its ends is dropped.
  ///   - comment: what the person has to say about it; an empty text counts as none.
  ///   - dueDate: until when the things are needed; fractions of a second are dropped.
  ///   - items: what is ordered.
  public init(number: String, comment: String? = nil, dueDate: Date? = nil, items: [PurchaseItem]) {
    self.number = number.trimmingCharacters(in: .whitespacesAndNewlines)
    self.comment = comment.flatMap { $0.isEmpty ? nil : $0 }
    self.dueDate = dueDate.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down)) }
    self.items = items
  }
}

extension PurchaseRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case number = "poNumber"
    case comment, dueDate
    case items = "purchases"
  }

  /// Decodes a request; unknown keys are ignored.
  /// - Parameter decoder: holds an object.
  /// - Throws: `DecodingError`, which names the key that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      number: try container.decode(String.self, forKey: .number),
      comment: try container.decodeIfPresent(String.self, forKey: .comment),
      dueDate: try container.decodeRFC3339IfPresent(forKey: .dueDate),
      items: try container.decode([PurchaseItem].self, forKey: .items))
  }

  /// Encodes the request.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encodeIfPresent(comment, forKey: .comment)
    try container.encodeRFC3339(dueDate, forKey: .dueDate)
    try container.encode(items, forKey: .items)
  }
}
