/// What a request is called by whoever sends it, which its answers repeat: a text or a whole number.
public enum RequestID: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
}

extension RequestID: Codable {
  /// Decodes an id.
  /// - Parameter decoder: holds a text or a whole number.
  /// - Throws: `DecodingError` where it holds anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do { self = .text(try container.decode(String.self)) } catch is DecodingError {
      // What Foundation throws for a number that is not whole is no error of decoding.
      do { self = .number(try container.decode(Int.self)) } catch {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "an id is a text or a whole number of at most 63 bits")
      }
    }
  }

  /// Encodes the id.
  /// - Parameter encoder: receives a text or a number.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}
