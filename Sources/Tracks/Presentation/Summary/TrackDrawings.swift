/// A place in a drawing, in metres: to the right, and upwards.
public struct TrackDrawingPoint: Sendable, Equatable {
  /// Metres to the right of the drawing's left edge.
  public let x: Double
  /// Metres above the drawing's lower edge.
  public let y: Double

  /// Makes a place.
  /// - Parameters:
  ///   - x: metres to the right of the left edge.
  ///   - y: metres above the lower edge.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension TrackDrawingPoint: Encodable {
  /// Encodes the place as `[x, y]`.
  /// - Parameter encoder: receives an array of two numbers.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

/// The elevation along the way, to be drawn.
public struct TrackProfileViewModel: Sendable, Equatable, Encodable {
  /// At most 512 places, from left to right: how far along the way, and how far above the lowest of them.
  public let points: [TrackDrawingPoint]
  /// How far the way goes, in metres: the drawing's width.
  public let width: Double
  /// How far the highest place is above the lowest, in metres: the drawing's height.
  public let height: Double
  /// The lowest place in words, such as `412 m`.
  public let lowest: String
  /// The highest place in words.
  public let highest: String
  /// The length of the way in words, such as `12.34 km`.
  public let length: String

  /// Makes a view model.
  /// - Parameters:
  ///   - points: the places.
  ///   - width: how far the way goes, in metres.
  ///   - height: how far the highest place is above the lowest, in metres.
  ///   - lowest: the lowest place in words.
  ///   - highest: the highest place in words.
  ///   - length: the length of the way in words.
  public init(
    points: [TrackDrawingPoint], width: Double, height: Double, lowest: String, highest: String, length: String
  ) {
    self.points = points
    self.width = width
    self.height = height
    self.lowest = lowest
    self.highest = highest
    self.length = length
  }
}

/// The path, to be drawn with north at the top.
public struct TrackPathViewModel: Sendable, Equatable, Encodable {
  /// At most 1,025 places in lines, of which one does not join the next: metres to the east of the western edge, and to
  /// the north of the southern one, true to scale at the middle parallel (an equirectangular projection).
  public let lines: [[TrackDrawingPoint]]
  /// From the western edge to the eastern one, in metres.
  public let width: Double
  /// From the southern edge to the northern one, in metres.
  public let height: Double
  /// The width in words, such as `3.20 km`.
  public let widthWords: String
  /// The height in words.
  public let heightWords: String

  /// How large the drawing is in words, such as `3.20 km from west to east, 850 m from south to north`.
  public var scale: String { "\(widthWords) from west to east, \(heightWords) from south to north" }

  /// Makes a view model.
  /// - Parameters:
  ///   - lines: the places.
  ///   - width: from the western edge to the eastern one, in metres.
  ///   - height: from the southern edge to the northern one, in metres.
  ///   - widthWords: the width in words.
  ///   - heightWords: the height in words.
  public init(
    lines: [[TrackDrawingPoint]], width: Double, height: Double, widthWords: String, heightWords: String
  ) {
    self.lines = lines
    self.width = width
    self.height = height
    self.widthWords = widthWords
    self.heightWords = heightWords
  }
}
