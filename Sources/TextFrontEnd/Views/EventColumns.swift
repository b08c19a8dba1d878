import Events

/// Lays out the event list in three columns that line up on the whole page: time, name, type.
struct EventColumns {
  private static let indent = 2
  private static let gap = 2
  /// Past this a name no longer pushes the types of all others to the right, where lines may be of any length.
  private static let longestAlignedName = 60
  private static let shortestName = 16

  private let timeWidth: Int
  private let nameWidth: Int
  private let isBounded: Bool

  init(rows: [EventListViewModel.Row], width: Int?) {
    let timeWidth = rows.map(\.time.displayWidth).max() ?? 0
    let typeWidth = rows.map(\.type.displayWidth).max() ?? 0
    let longestName = rows.map(\.name.visible.displayWidth).max() ?? 0
    let rest = width.map { max(Self.shortestName, $0 - Self.indent - timeWidth - typeWidth - 2 * Self.gap) }
    self.timeWidth = timeWidth
    nameWidth = min(longestName, rest ?? Self.longestAlignedName)
    isBounded = width != nil
  }

  func page(of list: EventListViewModel) -> [StyledText] {
    var lines = [StyledText(list.title, .bold)]
    if let message = list.emptyMessage { lines.append(StyledText(message)) }
    for section in list.sections {
      lines += [StyledText(""), StyledText(section.title, .bold)]
      lines += section.rows.flatMap(self.lines)
    }
    return lines
  }

  private func lines(for row: EventListViewModel.Row) -> [StyledText] {
    let names = row.name.visible.wrapped(to: isBounded ? nameWidth : nil)
    let first = cell(row.time, timeWidth) + cell(names[0], nameWidth) + StyledText(row.type, .dim)
    return [indented(first)] + names.dropFirst().map { indented(cell("", timeWidth) + StyledText($0)) }
  }

  private func cell(_ text: String, _ width: Int) -> StyledText {
    StyledText(text).padded(to: width) + StyledText(String(repeating: " ", count: Self.gap))
  }

  private func indented(_ line: StyledText) -> StyledText {
    StyledText(String(repeating: " ", count: Self.indent)) + line
  }
}
