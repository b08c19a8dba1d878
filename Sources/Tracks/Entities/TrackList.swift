import Foundation

/// The tracks that there are: the latest first, or as they stand in their one file.
public struct TrackList: Sendable, Equatable {
  /// The tracks, by start: the latest first and those without a time last, then by name; or in their file's order.
  public let tracks: [TrackSummary]
  /// Whole sentences about what could not be read.
  public let problems: [String]
  /// Whether these are the tracks of one file, and not those that are kept.
  public let isOfFile: Bool

  /// Makes a list.
  /// - Parameters:
  ///   - tracks: the tracks, in any order.
  ///   - problems: whole sentences about what could not be read.
  public init(tracks: [TrackSummary], problems: [String] = []) {
    self.tracks = tracks.sorted { Self.key(of: $0) < Self.key(of: $1) }
    self.problems = problems
    isOfFile = false
  }

  /// Makes a list of one file's tracks.
  /// - Parameter tracks: the tracks, in the order of the list.
  public init(ofFile tracks: [TrackSummary]) {
    self.tracks = tracks
    problems = []
    isOfFile = true
  }

  /// The tracks that a person may mean.
  ///
  /// The first of these rules that finds any decides: the number in the list, the first being 1; the whole name; its
  /// beginning; a part of it, but for words that are a number. Letters of both cases, with and without accents, are the same.
  /// - Parameter words: what the person wrote.
  /// - Returns: the tracks, in the order of the list; none where nothing fits.
  public func tracks(matching words: String) -> [TrackSummary] {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return [] }
    if let number = Int(words), tracks.indices.contains(number - 1) { return [tracks[number - 1]] }
    let options: [String.CompareOptions] = [[], .anchored]
    let whole = tracks.filter { $0.name.compare(words, options: Self.alike) == .orderedSame }
    // A number that no track has is a slip, and no part of another track's name.
    guard whole.isEmpty, Int(words) == nil else { return whole }
    return options.reversed().lazy.map { option in
      tracks.filter { $0.name.range(of: words, options: Self.alike.union(option)) != nil }
    }.first { !$0.isEmpty } ?? []
  }

  private static let alike: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

  private static func key(of track: TrackSummary) -> (Double, String, String, Int) {
    (-(track.start?.timeIntervalSince1970 ?? -.infinity), track.name, track.id.file, track.id.index)
  }
}
