extension String {
  /// The text with everything in it that could command a terminal made visible.
  ///
  /// Control characters become their pictures (`␛` for escape, from the Unicode block Control Pictures); the others that
  /// a terminal obeys or that turn the direction of text become their code, such as `<U+202E>`.
  package var visible: String {
    guard mayBeHostile, unicodeScalars.contains(where: \.isHostile) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isHostile { text += scalar.picture } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// Whether there is a byte with which something hostile begins; most text has none.
  private var mayBeHostile: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0x20...0x7E: false
        case 0...0x1F, 0x7F, 0xC2, 0xD8, 0xEF, 0xF3: true
        case 0xE2: bytes[index + 1] <= 0x81
        default: false
        }
      }
    }
  }
}

extension String {
  /// The text without the marks of direction that some locales put into times and dates.
  package var withoutDirectionMarks: String {
    String(unicodeScalars.filter { !["\u{061C}", "\u{200E}", "\u{200F}"].contains($0) })
  }
}

extension Unicode.Scalar {
  fileprivate var isHostile: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of direction, separators of lines and paragraphs, invisible tags.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
    default: false
    }
  }

  fileprivate var picture: String {
    switch value {
    case 0...0x1F: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
    case 0x7F: "\u{2421}"
    default: "<U+\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)>"
    }
  }

  private var hex: String { String(value, radix: 16, uppercase: true) }
}
