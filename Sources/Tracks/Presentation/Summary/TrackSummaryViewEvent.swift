/// What a person does on a track's summary.
public enum TrackSummaryViewEvent: Sendable, Equatable {
  /// The summary of a track was opened.
  case opened(Track.ID)
  /// The person wrote another name for a track.
  case renameRequested(Track.ID, name: String)
}

extension TrackSummaryViewEvent: Codable {
  private enum CodingKeys: String, CodingKey { case opened, renameRequested }
  private struct Renaming: Codable {
    let id: Track.ID
    let name: String
  }

  /// Decodes an event.
  /// - Parameter decoder: holds an object such as `{"opened": {"file": "lake.gpx", "index": 0}}` or
  ///   `{"renameRequested": {"id": …, "name": "Lake"}}`.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.renameRequested) {
      let renaming = try container.decode(Renaming.self, forKey: .renameRequested)
      self = .renameRequested(renaming.id, name: renaming.name)
    } else {
      self = .opened(try container.decode(Track.ID.self, forKey: .opened))
    }
  }

  /// Encodes the event.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .opened(let id): try container.encode(id, forKey: .opened)
    case .renameRequested(let id, let name):
      try container.encode(Renaming(id: id, name: name), forKey: .renameRequested)
    }
  }
}
