import TextFrontEnd
import Tracks

/// Draws a path in braille characters, eight dots each, with north at the top, and says how large the drawing is.
///
/// A character is taken to be twice as high as wide, so that its dots are as far apart in both directions.
struct BrailleMap {
  private static let mostColumns = 60
  private static let mostRows = 15

  private let path: TrackPathViewModel
  private let width: Int
  private let columns: Int
  private let rows: Int
  /// In metres; 0 where there is but one place.
  private let dotSize: Double

  init(_ path: TrackPathViewModel, width: Int) {
    self.path = path
    self.width = width
    let most = min(width, Self.mostColumns)
    let dotSize = max(path.width / Double(2 * most - 1), path.height / Double(4 * Self.mostRows - 1))
    let dots = { (length: Double) in dotSize > 0 ? Int((length / dotSize).rounded()) + 1 : 1 }
    self.dotSize = dotSize
    columns = min(most, (dots(path.width) + 1) / 2)
    rows = min(Self.mostRows, (dots(path.height) + 3) / 4)
  }

  var lines: [StyledText] {
    var cells = Array(repeating: Array(repeating: UInt32(0), count: columns), count: rows)
    for line in path.lines {
      let dots = line.map(dot)
      for (from, to) in zip(dots, dots.dropFirst() + dots.suffix(1)) { draw(from, to, in: &cells) }
    }
    let drawing = cells.map {
      StyledText(String(String.UnicodeScalarView($0.compactMap { Unicode.Scalar(0x2800 + $0) })))
    }
    return drawing + path.scale.wrapped(to: width).map { StyledText($0, .dim) }
  }

  /// A place in dots, from the left and from above.
  private func dot(_ point: TrackDrawingPoint) -> (x: Double, y: Double) {
    dotSize > 0 ? (point.x / dotSize, (path.height - point.y) / dotSize) : (0, 0)
  }

  private func draw(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), in cells: inout [[UInt32]]) {
    let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up)))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let x = Int((from.x + (to.x - from.x) * share).rounded())
      let y = Int((from.y + (to.y - from.y) * share).rounded())
      cells[min(rows - 1, y / 4)][min(columns - 1, x / 2)] |= Self.bits[y % 4][x % 2]
    }
  }

  /// The dots of a character, row by row, as the block Braille Patterns numbers them.
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
