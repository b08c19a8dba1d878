import TextFrontEnd

/// Lays out rows in three columns that line up on the whole page: something short, a name, and what belongs to it.
struct NameColumns {
  /// One row; text from outside is made visible.
  struct Row {
    let leading: String
    let name: String
    let trailing: String

    init(_ leading: String, _ name: String, _ trailing: String) {
      self.leading = leading.withoutDirectionMarks.visible
      self.name = name.visible
      self.trailing = trailing.withoutDirectionMarks.visible
    }
  }

  private static let indent = 2
  private static let gap = 2
  /// Past this a name no longer pushes what belongs to all others to the right, where lines may be of any length.
  private static let longestAlignedName = 60
  private static let shortestName = 16
  private static let shortestWord = 8

  private let leadingWidth: Int
  private let nameWidth: Int
  /// Whether there is no room for a name beside what is short, so that it stands under it.
  private let isStacked: Bool
  private let width: Int?
  /// Whether there is no room for a third column, so that what belongs to a name stands under it.
  private let isNarrow: Bool
  private let style: StyledText.Style

  /// Makes columns that are wide enough for some rows.
  /// - Parameters:
  ///   - rows: all that will be laid out.
  ///   - width: how many columns the terminal has; `nil` for any number.
  ///   - style: how the third column looks.
  init(_ rows: [Row], width: Int?, style: StyledText.Style = .plain) {
    let longestLeading = rows.map(\.leading.displayWidth).max() ?? 0
    isStacked = width.map { $0 - Self.indent - longestLeading - Self.gap < Self.shortestName } ?? false
    let leadingWidth = isStacked ? 0 : longestLeading
    let trailingWidth = rows.map(\.trailing.displayWidth).max() ?? 0
    let longestName = rows.map(\.name.displayWidth).max() ?? 0
    let rest = width.map { $0 - Self.indent - leadingWidth - Self.gap }
    let isNarrow = rest.map { $0 - trailingWidth - Self.gap < Self.shortestName } ?? false
    let widest = rest.map { isNarrow ? max($0, Self.shortestWord) : $0 - trailingWidth - Self.gap }
    self.leadingWidth = leadingWidth
    self.isNarrow = isNarrow
    nameWidth = isNarrow ? widest ?? 0 : min(longestName, widest ?? Self.longestAlignedName)
    self.width = width
    self.style = style
  }

  /// The lines of one row.
  func lines(for row: Row) -> [StyledText] {
    let names = row.name.wrapped(to: width == nil ? nil : nameWidth).map { StyledText($0) }
    let trailing = row.trailing.wrapped(to: isNarrow ? nameWidth : nil).map { StyledText($0, style) }
    let above = isStacked && !row.leading.isEmpty ? row.leading.lines(in: width.map { $0 - Self.indent }) : []
    let leading = cell(isStacked ? "" : row.leading)
    let first = isNarrow ? leading + names[0] : leading + names[0].padded(to: nameWidth) + gap + trailing[0]
    let rest = names.dropFirst() + (isNarrow && !row.trailing.isEmpty ? trailing : [])
    return (above + [first] + rest.map { cell("") + $0 }).map(indented)
  }

  /// The lines of what there is to say about a row, which stand below it and to the right of where its name begins.
  func note(_ text: String) -> [StyledText] {
    let start = cell("") + gap
    let room = width.map { max(Self.shortestWord, $0 - Self.indent - start.width) }
    return text.lines(in: room, .yellow).map { indented(start + $0) }
  }

  private var gap: StyledText { StyledText(String(repeating: " ", count: Self.gap)) }

  private func cell(_ text: String) -> StyledText { StyledText(text).padded(to: leadingWidth) + gap }

  private func indented(_ line: StyledText) -> StyledText {
    StyledText(String(repeating: " ", count: Self.indent)) + line
  }
}
