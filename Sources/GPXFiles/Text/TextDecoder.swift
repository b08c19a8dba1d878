/// Turns bytes of a file into UTF-8, chunk by chunk.
///
/// Nothing is refused: half a character becomes U+FFFD, and what claims to be UTF-8 passes as it is.
struct TextDecoder {
  let encoding: TextEncoding
  /// The first byte of a UTF-16 unit of which the second is still to come.
  private var half: UInt8?
  /// The first unit of a pair.
  private var highSurrogate: UInt16?

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
  }

  /// Decodes a chunk.
  /// - Parameters:
  ///   - bytes: the chunk.
  ///   - text: what the UTF-8 is appended to.
  mutating func decode(_ bytes: some Collection<UInt8>, into text: inout [UInt8]) {
    switch encoding {
    case .utf8: text += bytes
    case .latin1: for byte in bytes { append(Unicode.Scalar(byte), to: &text) }
    case .windows1252: for byte in bytes { append(Self.windows1252(byte), to: &text) }
    case .utf16LittleEndian: units(bytes, into: &text) { first, second in UInt16(second) << 8 | UInt16(first) }
    case .utf16BigEndian: units(bytes, into: &text) { first, second in UInt16(first) << 8 | UInt16(second) }
    }
  }

  private mutating func units(
    _ bytes: some Collection<UInt8>, into text: inout [UInt8], _ unit: (UInt8, UInt8) -> UInt16
  ) {
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      add(unit(first, byte), to: &text)
    }
  }

  private mutating func add(_ unit: UInt16, to text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        return append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
      }
      append("\u{FFFD}", to: &text)
    }
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &text)
    }
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    return high[Int(byte) - 0x80]
  }

  /// The characters 80 to 9F of [windows-1252](https://encoding.spec.whatwg.org/#windows-1252).
  private static let high = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
