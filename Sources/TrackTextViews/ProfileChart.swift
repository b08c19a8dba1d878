import TextFrontEnd
import Tracks

/// Draws the elevation along the way in block characters, with what it starts and ends at on both axes; a flat way in one
/// row.
struct ProfileChart {
  private static let blocks = Array(" ▁▂▃▄▅▆▇█")

  private let profile: TrackProfileViewModel
  private let labelWidth: Int
  private let columns: Int
  private let rows: Int

  init(_ profile: TrackProfileViewModel, width: Int) {
    self.profile = profile
    labelWidth = max(profile.highest.displayWidth, profile.lowest.displayWidth)
    columns = max(8, width - labelWidth - 1)
    rows = profile.lowest == profile.highest ? 1 : 6
  }

  var lines: [StyledText] {
    let levels = (0..<columns).map(level)
    let chart = (0..<rows).map { row in
      let base = (rows - 1 - row) * 8
      let label = row == 0 ? profile.highest : row == rows - 1 ? profile.lowest : ""
      let cells = levels.map { Self.blocks[max(0, min(8, $0 - base))] }
      return axis(label) + StyledText(String(cells[...(cells.lastIndex { $0 != " " } ?? 0)]), .green)
    }
    let room = columns - 1 - profile.length.displayWidth
    return chart + [axis("") + StyledText("0" + String(repeating: " ", count: max(1, room)) + profile.length)]
  }

  private func axis(_ label: String) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, labelWidth - label.displayWidth)) + label) + StyledText(" ")
  }

  /// How many eighths of a line are filled in a column: at least one, and all of them at the highest place.
  private func level(_ column: Int) -> Int {
    guard rows > 1, profile.height > 0 else { return 1 }
    let y = elevation(at: (Double(column) + 0.5) / Double(columns) * profile.width)
    return 1 + Int((y / profile.height * Double(rows * 8 - 1)).rounded())
  }

  /// Between two places the slope is even.
  private func elevation(at x: Double) -> Double {
    guard let next = profile.points.firstIndex(where: { $0.x >= x }) else { return profile.points.last?.y ?? 0 }
    guard next > 0 else { return profile.points[0].y }
    let (left, right) = (profile.points[next - 1], profile.points[next])
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }
}
