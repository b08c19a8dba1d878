/// A password or a token, which never prints.
///
/// Descriptions, mirrors, `dump` and encoded output show a mask. The text comes out only through ``reveal()``, which
/// is called where a password is checked or sent, or a token is sent or stored, and nowhere else.
public struct Secret: Sendable {
  private let text: String

  /// Makes a secret; callable on any isolation.
  /// - Parameter text: what is to be kept secret.
  public init(_ text: String) {
    self.text = text
  }

  /// What is shown in place of the text, whatever its length.
  public static let mask = "••••••••"

  /// Whether there is no text at all.
  public var isEmpty: Bool { text.isEmpty }

  /// The text itself, for the one who must send or store it.
  /// - Returns: the text, unmasked.
  public func reveal() -> String { text }
}

extension Secret: Equatable {
  /// Compares two secrets, byte for byte, in a time that depends on their lengths alone.
  /// - Parameters:
  ///   - left: a secret.
  ///   - right: another.
  /// - Returns: whether they hold the same bytes.
  public static func == (left: Secret, right: Secret) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        var difference: UInt8 = 0
        for index in left.indices { difference |= left[index] ^ right[index] }
        return difference == 0
      }
    }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { Self.mask }
  /// The mask.
  public var debugDescription: String { Self.mask }
  /// A mirror with nothing in it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Codable {
  /// Decodes a secret from a string, as a form or a line of JSON gives it.
  /// - Parameter decoder: holds one string.
  /// - Throws: `DecodingError` where it holds anything else.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the mask, never the text.
  /// - Parameter encoder: receives one string.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.mask)
  }
}
