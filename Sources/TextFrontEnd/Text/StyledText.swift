/// One line of text in which parts have a style; harmless once it is written, wherever the text came from.
package struct StyledText: Sendable, Equatable {
  /// How a part looks: the codes of ECMA-48's Select Graphic Rendition.
  package enum Style: Int, Sendable {
    case plain = 0
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
  }

  private struct Part: Equatable {
    let text: String
    let style: Style
  }

  private var parts: [Part]

  /// Makes a line of one style.
  ///
  /// Controls in the text, line ends included, are made visible.
  package init(_ text: String, _ style: Style = .plain) {
    parts = [Part(text: text.visible, style: style)]
  }

  /// Makes a line of several styles.
  package init(_ parts: [(text: String, style: Style)]) {
    self.parts = parts.map { Part(text: $0.text.visible, style: $0.style) }
  }

  package var width: Int { parts.reduce(0) { $0 + $1.text.displayWidth } }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  /// The line with spaces at its end, so that it is at least as wide as a column.
  package func padded(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// The line as a terminal takes it, without spaces at its end.
  package func rendered(hasStyle: Bool) -> String {
    var parts = parts
    while let last = parts.popLast() {
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      parts.append(Part(text: String(last.text[...end]), style: last.style))
      break
    }
    return parts.reduce(into: "") { text, part in
      text +=
        hasStyle && part.style != .plain && !part.text.isEmpty
        ? "\u{1B}[\(part.style.rawValue)m\(part.text)\u{1B}[0m" : part.text
    }
  }
}
