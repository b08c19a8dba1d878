extension String {
  /// How many columns the text takes on a terminal.
  package var displayWidth: Int {
    // Most text is printable ASCII, where each byte is a character of one column.
    guard !utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return utf8.count }
    return widthOfSingleScalars ?? reduce(0) { $0 + $1.displayWidth }
  }

  /// The width of text of which each scalar is a character by itself, which is told without looking for characters.
  private var widthOfSingleScalars: Int? {
    var width = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2500...0x257F: width += 1
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: width += 2
      default: return nil
      }
    }
    return width
  }
}

extension Character {
  /// How many columns the character takes on a terminal: 0, 1 or 2.
  ///
  /// Two for East Asian wide and full-width characters ([UAX #11](https://www.unicode.org/reports/tr11/)) and for emoji
  /// ([UTS #51](https://www.unicode.org/reports/tr51/)); none for marks and format characters that stand alone.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide || isEmojiByChoice { return 2 }
    if first.value < 0x300 { return first == "\u{AD}" ? 0 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether a variation selector asks for the emoji form of a character that also has a narrow one.
  private var isEmojiByChoice: Bool { unicodeScalars.dropFirst().contains("\u{FE0F}") }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    value >= 0x1100 && (Self.wideRanges.contains { $0.contains(value) } || properties.isEmojiPresentation)
  }

  /// The blocks of `EastAsianWidth.txt` that are wide (W) or full-width (F), unassigned places in them included.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
