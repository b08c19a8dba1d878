public import Foundation

/// What a person does on the list of tracks.
public enum TrackListViewEvent: Sendable, Equatable {
  /// The list was opened, or is to be read anew.
  case opened
  /// The person named a track: by its number in the list, its name, or a part of that.
  case searched(String)
  /// The person chose a file to be imported. Encoded, it is its path.
  case importRequested(URL)
  /// The person wants a track removed; they are asked first.
  case removeRequested(Track.ID)
  /// The person said yes to the question.
  case removeConfirmed(Track.ID)
}

extension TrackListViewEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case opened, searched, importRequested, removeRequested, removeConfirmed
  }

  /// Decodes an event.
  /// - Parameter decoder: holds an object with one key, such as `{"searched": "lake"}`, `{"importRequested": "/lake.gpx"}`
  ///   or `{"removeConfirmed": {"file": "lake.gpx", "index": 0}}`.
  /// - Throws: `DecodingError`, which names what is missing or wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .searched: self = .searched(try container.decode(String.self, forKey: .searched))
    case .importRequested:
      self = .importRequested(URL(filePath: try container.decode(String.self, forKey: .importRequested)))
    case .removeRequested: self = .removeRequested(try container.decode(Track.ID.self, forKey: .removeRequested))
    case .removeConfirmed: self = .removeConfirmed(try container.decode(Track.ID.self, forKey: .removeConfirmed))
    case .opened, nil:
      _ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .opened)
      self = .opened
    }
  }

  /// Encodes the event.
  /// - Parameter encoder: receives an object.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .opened: _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .opened)
    case .searched(let words): try container.encode(words, forKey: .searched)
    // Whole, for it may be read by a program that runs in another folder.
    case .importRequested(let file): try container.encode(file.absoluteURL.path, forKey: .importRequested)
    case .removeRequested(let id): try container.encode(id, forKey: .removeRequested)
    case .removeConfirmed(let id): try container.encode(id, forKey: .removeConfirmed)
    }
  }
}
