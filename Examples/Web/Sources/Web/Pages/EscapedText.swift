import Mustache

/// Text on a page: what could be markup is written as references.
///
/// The library's own escaping goes by what people see as one character, so that a `<` with a mark upon it, or after a sign
/// that belongs to what follows, stays as it is; a browser goes by code points.
struct EscapedText: MustacheContentType {
  func escapeText(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.reference(to: $0) != nil }) else { return text }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
      if let reference = Self.reference(to: byte) { escaped += reference.utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func reference(to byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
