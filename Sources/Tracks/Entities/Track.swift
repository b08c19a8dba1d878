/// A path that a device recorded, point by point.
public struct Track: Sendable, Equatable, Identifiable {
  /// What tells a track from the others: the file that it stands in, and its place among the tracks of that file.
  ///
  /// A file of several tracks holds several recordings; they are renamed one by one, and removed together.
  public struct ID: Sendable, Hashable, Codable {
    /// The file, by the name that its store has for it; opaque.
    public let file: String
    /// The track's place in the file, the first being 0.
    public let index: Int

    /// Makes an id.
    /// - Parameters:
    ///   - file: the file, by the name that its store has for it.
    ///   - index: the track's place in the file, the first being 0.
    public init(file: String, index: Int) {
      self.file = file
      self.index = index
    }
  }

  /// What tells this track from the others.
  public let id: ID
  /// What the track is called, as the device or a person wrote it.
  public let name: String
  /// The points, in the order in which they were recorded, in a segment for each time without interruption.
  public let segments: [[TrackPoint]]

  /// Makes a track.
  /// - Parameters:
  ///   - id: what tells it from the others.
  ///   - name: what it is called.
  ///   - segments: its points.
  public init(id: ID, name: String, segments: [[TrackPoint]]) {
    self.id = id
    self.name = name
    self.segments = segments
  }

  /// Walks along the track.
  /// - Parameter isDrawn: whether the series of a drawing are kept along the way.
  /// - Returns: a meter that has seen every point.
  public func measured(isDrawn: Bool = false) -> TrackMeter {
    var meter = TrackMeter(isDrawing: isDrawn)
    for segment in segments {
      meter.startSegment()
      for point in segment { meter.add(point) }
    }
    return meter
  }
}
