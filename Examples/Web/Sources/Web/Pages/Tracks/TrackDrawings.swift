import Tracks

/// The elevation over the distance as SVG: filled below, with a line on it.
struct ProfileDrawing {
  /// In the drawing's own units; the style sheet stretches it to the room there is.
  private static let width = 1_000.0
  private static let height = 250.0

  let viewBox = "0 0 \(number(width)) \(number(height))"
  let line: String
  let area: String
  let lowest: String
  let highest: String
  let length: String
  /// What it shows and how large, in words.
  let scale: String

  init(_ profile: TrackProfileViewModel) {
    let points = profile.points.map { point in
      let y = profile.height > 0 ? point.y / profile.height : 0
      return "\(number(point.x / profile.width * Self.width)) \(number((1 - y) * Self.height))"
    }
    line = "M" + points.joined(separator: " L")
    let ends = [profile.points.last, profile.points.first].map { number(($0?.x ?? 0) / profile.width * Self.width) }
    area = line + " V\(number(Self.height)) H\(ends[1]) Z"
    (lowest, highest, length) = (profile.lowest, profile.highest, profile.length)
    scale = "From \(lowest) to \(highest) high, over \(length)."
  }
}

/// The path as SVG, true to scale, with north at the top.
struct PathDrawing {
  /// Of the longer side, in the drawing's own units.
  private static let size = 1_000.0
  /// Room for what is drawn at the edges.
  private static let margin = 30.0

  let viewBox: String
  let lines: String
  let start: String
  let end: String
  /// What it shows and how large, in words.
  let scale: String

  init(_ path: TrackPathViewModel) {
    let unit = max(path.width, path.height) / Self.size
    let place = { (point: TrackDrawingPoint) in
      unit > 0 ? "\(number(point.x / unit)) \(number((path.height - point.y) / unit))" : "0 0"
    }
    let sides = [path.width, path.height].map { number((unit > 0 ? $0 / unit : 0) + 2 * Self.margin) }
    viewBox = "\(number(-Self.margin)) \(number(-Self.margin)) \(sides[0]) \(sides[1])"
    lines = path.lines.filter { !$0.isEmpty }.map { "M" + $0.map(place).joined(separator: " L") }.joined(separator: " ")
    // A line without a length is drawn as the dot of its round end.
    start = path.lines.first?.first.map { "M\(place($0)) h0" } ?? ""
    end = path.lines.last?.last.map { "M\(place($0)) h0" } ?? ""
    scale = "\(path.scale), north at the top; a ring at the start, a dot at the end."
  }
}

/// With a tenth of a unit, and a point in every region.
private func number(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
