import Events
import TextFrontEnd

/// Lays out the event list in three columns that line up on the whole page: time, name, type.
struct EventColumns {
  private static let indent = 2
  private static let gap = 2
  /// Past this a name no longer pushes the types of all others to the right, where lines may be of any length.
  private static let longestAlignedName = 60
  private static let shortestName = 16
  private static let shortestWord = 8

  private let timeWidth: Int
  private let nameWidth: Int
  private let isBounded: Bool
  /// Whether there is no room for a third column, so that the type stands under the name.
  private let isNarrow: Bool

  init(rows: [EventListViewModel.Row], width: Int?) {
    let timeWidth = rows.map(\.time.withoutDirectionMarks.displayWidth).max() ?? 0
    let typeWidth = rows.map(\.type.displayWidth).max() ?? 0
    let longestName = rows.map(\.name.visible.displayWidth).max() ?? 0
    let rest = width.map { $0 - Self.indent - timeWidth - Self.gap }
    let isNarrow = rest.map { $0 - typeWidth - Self.gap < Self.shortestName } ?? false
    let widest = rest.map { isNarrow ? max($0, Self.shortestWord) : $0 - typeWidth - Self.gap }
    self.timeWidth = timeWidth
    self.isNarrow = isNarrow
    nameWidth = isNarrow ? widest ?? 0 : min(longestName, widest ?? Self.longestAlignedName)
    isBounded = width != nil
  }

  func page(of list: EventListViewModel) -> [StyledText] {
    var lines = [StyledText(list.title.withoutDirectionMarks, .bold)]
    if let message = list.emptyMessage { lines.append(StyledText(message)) }
    for section in list.sections {
      lines += [StyledText(""), StyledText(section.title.withoutDirectionMarks, .bold)]
      lines += section.rows.flatMap(self.lines)
    }
    return lines
  }

  private func lines(for row: EventListViewModel.Row) -> [StyledText] {
    let names = row.name.visible.wrapped(to: isBounded ? nameWidth : nil).map { StyledText($0) }
    let types = row.type.wrapped(to: isNarrow ? nameWidth : nil).map { StyledText($0, .dim) }
    let time = cell(row.time.withoutDirectionMarks, timeWidth)
    let first = isNarrow ? time + names[0] : time + names[0].padded(to: nameWidth) + gap + types[0]
    let rest = names.dropFirst() + (isNarrow ? types : [])
    return [indented(first)] + rest.map { indented(cell("", timeWidth) + $0) }
  }

  private var gap: StyledText { StyledText(String(repeating: " ", count: Self.gap)) }

  private func cell(_ text: String, _ width: Int) -> StyledText {
    StyledText(text).padded(to: width) + gap
  }

  private func indented(_ line: StyledText) -> StyledText {
    StyledText(String(repeating: " ", count: Self.indent)) + line
  }
}
