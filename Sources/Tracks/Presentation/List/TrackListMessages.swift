public import Humble

/// The track that a person named.
public struct FoundTrack: Sendable, Equatable, Encodable {
  /// Which track it is; to be sent in events.
  public let id: Track.ID
  /// What it is called.
  public let name: String
  /// Its number in the list, the first being 1.
  public let number: Int
  /// How many tracks the list has.
  public let count: Int

  /// Makes a view model.
  /// - Parameters:
  ///   - id: which track it is.
  ///   - name: what it is called.
  ///   - number: its number in the list, the first being 1.
  ///   - count: how many tracks the list has.
  public init(id: Track.ID, name: String, number: Int, count: Int) {
    self.id = id
    self.name = name
    self.number = number
    self.count = count
  }
}

/// What a person reads after tracks were imported or removed.
public struct TrackMessage: Sendable, Equatable, Encodable {
  /// A word such as `Imported`.
  public let title: String
  /// A line for each track, such as `Morning run, 12.34 km`.
  public let lines: [String]

  /// Makes a message.
  /// - Parameters:
  ///   - title: a word.
  ///   - lines: a line for each track.
  public init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}

/// What could not be read while the list was.
public struct TrackListNotice: Sendable, Equatable, Encodable {
  /// What went wrong, in a few words.
  public let title: String
  /// Whole sentences that say where, what, and how to mend it: mostly one for each file.
  public let sentences: [String]
  /// Reads the list anew.
  public let action: ErrorAlert<TrackListViewEvent>.Action

  /// Makes a notice.
  /// - Parameters:
  ///   - title: what went wrong, in a few words.
  ///   - sentences: where, what, and how to mend it.
  ///   - action: reads the list anew.
  public init(title: String, sentences: [String], action: ErrorAlert<TrackListViewEvent>.Action) {
    self.title = title
    self.sentences = sentences
    self.action = action
  }
}

/// The question that comes before tracks are removed.
public struct TrackRemovalQuestion: Sendable, Equatable, Encodable {
  /// The question in a few words.
  public let title: String
  /// A sentence that says what is lost.
  public let subtitle: String
  /// The words on the button that removes, and the event that the view sends for it.
  public let action: ErrorAlert<TrackListViewEvent>.Action

  /// The words on the button that removes nothing.
  public var dismissal: String { "Cancel" }

  /// Makes a question.
  /// - Parameters:
  ///   - title: the question in a few words.
  ///   - subtitle: a sentence that says what is lost.
  ///   - action: what removes.
  public init(title: String, subtitle: String, action: ErrorAlert<TrackListViewEvent>.Action) {
    self.title = title
    self.subtitle = subtitle
    self.action = action
  }
}
