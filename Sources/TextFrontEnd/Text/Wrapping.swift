extension String {
  /// The text in lines of at most so many columns, at least 2, broken between words, or within one that is too long;
  /// without a width, in one line.
  package func wrapped(to width: Int?) -> [String] {
    guard let width, displayWidth > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in split(separator: " ") {
      let wordWidth = String(word).displayWidth
      if lineWidth > 0, lineWidth + 1 + wordWidth <= width {
        line += " " + word
        lineWidth += 1 + wordWidth
        continue
      }
      if lineWidth > 0 { lines.append(line) }
      (line, lineWidth) = ("", 0)
      for character in word {
        if lineWidth + character.displayWidth > width {
          lines.append(line)
          (line, lineWidth) = ("", 0)
        }
        line.append(character)
        lineWidth += character.displayWidth
      }
    }
    return lines + [line]
  }
}

extension String {
  /// How many columns the longest word takes.
  var longestWord: Int { split(separator: " ").map { String($0).displayWidth }.max() ?? 0 }

  /// The text in styled lines of at most so many columns, with everything in it that could command a terminal made
  /// visible; see `wrapped(to:)`.
  package func lines(in width: Int?, _ style: StyledText.Style = .plain) -> [StyledText] {
    visible.wrapped(to: width).map { StyledText($0, style) }
  }
}
