/// What a person does on the org chart.
public enum OrgChartViewEvent: Sendable, Equatable {
  /// How the employees are arranged.
  public enum Arrangement: String, Sendable, Equatable, Codable {
    /// Under their managers.
    case tree
    /// By family name.
    case list
  }

  /// The chart was opened, or the person asked for another arrangement.
  case opened(Arrangement)
}

extension OrgChartViewEvent: Codable {
  private enum CodingKeys: String, CodingKey { case opened }

  /// Decodes an event.
  /// - Parameter decoder: holds an object such as `{"opened": "tree"}`.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .opened(try container.decode(Arrangement.self, forKey: .opened))
  }

  /// Encodes the event.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .opened(let value): try container.encode(value, forKey: .opened)
    }
  }
}
