import TextFrontEnd
import Tracks

/// Lays out the list of tracks in columns that line up: number, name, start, distance, time.
///
/// Where there is no room for them, all but number and name stand in a line of their own.
struct TrackColumns {
  private static let gap = "  "
  private static let shortestName = 16
  /// Past this a name no longer pushes the columns of all others to the right, where lines may be of any length.
  private static let longestAlignedName = 60

  private let numberWidth: Int
  private let nameWidth: Int
  private let startWidth: Int
  private let distanceWidth: Int
  private let timeWidth: Int
  private let isNarrow: Bool
  private let isBounded: Bool

  init(rows: [TrackListViewModel.Row], width: Int?) {
    let widest = { (words: (TrackListViewModel.Row) -> String) in
      rows.map { words($0).withoutDirectionMarks.visible.displayWidth }.max() ?? 0
    }
    numberWidth = widest(\.number)
    startWidth = widest(\.start)
    distanceWidth = widest(\.distance)
    timeWidth = widest(\.time)
    let rest = width.map { [gap = Self.gap.count, numberWidth] in $0 - numberWidth - gap }
    let figures = startWidth + distanceWidth + timeWidth + 3 * Self.gap.count
    isNarrow = rest.map { $0 - figures < Self.shortestName } ?? false
    isBounded = width != nil
    let room = rest.map { [isNarrow] in isNarrow ? max($0, Self.shortestName) : $0 - figures }
    nameWidth = min(widest(\.name), room ?? Self.longestAlignedName)
  }

  func lines(for rows: [TrackListViewModel.Row]) -> [StyledText] { rows.flatMap(lines) }

  private func lines(for row: TrackListViewModel.Row) -> [StyledText] {
    let names = row.name.visible.wrapped(to: isBounded ? max(nameWidth, 2) : nil).map { StyledText($0) }
    let figures = [
      StyledText(row.start.withoutDirectionMarks, .dim).padded(to: startWidth),
      right(row.distance, distanceWidth), right(row.time, timeWidth),
    ]
    let indent = StyledText(String(repeating: " ", count: numberWidth) + Self.gap)
    let gap = StyledText(Self.gap)
    let rest = names.dropFirst().map { indent + $0 }
    let first = right(row.number, numberWidth) + gap + names[0]
    if isNarrow {
      let shown = zip(figures, [row.start, row.distance, row.time]).filter { !$0.1.isEmpty }.map(\.0)
      return [first] + rest + [shown.dropFirst().reduce(indent + shown[0]) { $0 + gap + $1 }]
    }
    let padding = StyledText(String(repeating: " ", count: max(0, nameWidth - names[0].width)))
    return [figures.reduce(first + padding) { $0 + gap + $1 }] + rest
  }

  private func right(_ text: String, _ width: Int) -> StyledText {
    let text = text.withoutDirectionMarks.visible
    return StyledText(String(repeating: " ", count: max(0, width - text.displayWidth)) + text)
  }
}
