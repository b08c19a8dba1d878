import Directory
import TextFrontEnd

/// Lays out the org chart: names with lines that connect them, and where people work in a column of its own.
struct OrgChartLines {
  private static let gap = 2
  /// Past this a name no longer pushes the column of all others to the right, where lines may be of any length.
  private static let longestAlignedName = 60
  private static let shortestName = 16
  /// How many columns a level of the tree takes.
  private static let step = 3

  private let rows: [OrgChartViewModel.Row]
  private let width: Int?
  /// Deeper than this, a tree would leave no room for names, or be as wide as it is long.
  private let deepestLevel: Int
  private let detailColumn: Int

  init(_ rows: [OrgChartViewModel.Row], width: Int?) {
    let deepest = min(width.map { max(1, ($0 - Self.shortestName) / 2 / Self.step) } ?? 40, 40)
    var (longest, longestDetail) = (0, 0)
    for row in rows {
      longest = max(longest, Self.step * min(row.depth, deepest + 2) + row.name.visible.displayWidth)
      longestDetail = max(longestDetail, row.detail.visible.displayWidth)
    }
    let room = width.map { max(Self.shortestName, $0 - Self.gap - longestDetail) } ?? Self.longestAlignedName
    self.rows = rows
    self.width = width
    deepestLevel = deepest
    detailColumn = min(longest, room) + Self.gap
  }

  /// Makes the lines, so many rows at a time, for there may be very many.
  func forEachPart(of size: Int, _ take: ([StyledText]) -> Void) {
    // What stands before the lines of those below the last row of each level.
    var trunks = [""]
    for start in stride(from: 0, to: rows.count, by: size) {
      var lines: [StyledText] = []
      for row in rows[start..<min(start + size, rows.count)] { add(row, &trunks, to: &lines) }
      take(lines)
    }
  }

  private func add(_ row: OrgChartViewModel.Row, _ trunks: inout [String], to lines: inout [StyledText]) {
    guard row.depth <= deepestLevel else {
      let level = "\(String(repeating: " ", count: Self.step * deepestLevel))…\(row.depth) "
      return add(row, level, String(repeating: " ", count: level.count), to: &lines)
    }
    trunks.removeLast(trunks.count - max(1, row.depth))
    guard row.depth > 0 else { return add(row, "", "", to: &lines) }
    let trunk = trunks[trunks.count - 1]
    let rest = trunk + (row.isLast ? "   " : "│  ")
    add(row, trunk + (row.isLast ? "└─ " : "├─ "), rest, to: &lines)
    trunks.append(rest)
  }

  /// Adds an employee's lines, the first of which begins in one way and the rest in another, as wide.
  private func add(_ row: OrgChartViewModel.Row, _ first: String, _ rest: String, to lines: inout [StyledText]) {
    let (indent, detail) = (first.displayWidth, row.detail)
    let end = indent + row.name.visible.displayWidth
    // What goes on below a name stands to the right of it, so that nobody takes it for a name.
    let rest = rest + "  "
    let room = width.map { max(8, $0 - rest.displayWidth) }
    var below = row.notes.map { ($0, StyledText.Style.yellow) }
    if width.map({ max(end + Self.gap, detailColumn) + detail.visible.displayWidth <= $0 }) ?? true {
      let gap = String(repeating: " ", count: max(detailColumn - end, Self.gap))
      lines.append(StyledText([(first, .dim), (row.name, .plain), (gap + detail, .dim)]))
    } else {
      let names = row.name.visible.wrapped(to: width.map { max(8, $0 - indent) })
      lines.append(StyledText([(first, .dim), (names[0], .plain)]))
      lines += names.dropFirst().map { StyledText([(rest, .dim), ($0, .plain)]) }
      if !detail.isEmpty { below.insert((detail, .dim), at: 0) }
    }
    for (text, style) in below {
      lines += text.visible.wrapped(to: room).map { StyledText([(rest, .dim), ($0, style)]) }
    }
  }
}

extension OrgChartViewModel.Row {
  /// What stands in the second column.
  fileprivate var detail: String {
    guard let manager else { return location }
    return location.isEmpty ? "under \(manager)" : "\(location), under \(manager)"
  }
}
