/// What a person does on the screen for a new order.
public enum NewPurchaseOrderViewEvent: Sendable, Equatable {
  /// The order was submitted; `Try Again` submits it with the same key, so that it is placed once.
  case submitted(PurchaseDraft)
}

extension NewPurchaseOrderViewEvent: Codable {
  private enum CodingKeys: String, CodingKey { case submitted }

  /// Decodes an event.
  /// - Parameter decoder: holds an object such as `{"submitted": {"key": …, "request": …}}`.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .submitted(try container.decode(PurchaseDraft.self, forKey: .submitted))
  }

  /// Encodes the event.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .submitted(let value): try container.encode(value, forKey: .submitted)
    }
  }
}
