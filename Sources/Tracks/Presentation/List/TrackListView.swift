public import Humble

/// The list of tracks, as its presenter sees it.
public protocol TrackListView: ProgressLoadingView {
  /// Shows tracks, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter list: the words to show.
  func display(_ list: TrackListViewModel)

  /// Shows the track that the person named: usually its summary is opened. Called by the presenter on the view's isolation.
  /// - Parameter found: the track.
  func display(_ found: FoundTrack)

  /// Shows what was done. Called by the presenter on the view's isolation.
  /// - Parameter message: the words to show.
  func display(_ message: TrackMessage)

  /// Asks whether tracks are to be removed. Called by the presenter on the view's isolation.
  /// - Parameter question: the words to show, with the event that the view sends where the answer is yes.
  func display(_ question: TrackRemovalQuestion)

  /// Shows what failed. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<TrackListViewEvent>)
}

/// Tracks, in words.
public struct TrackListViewModel: Sendable, Equatable, Encodable {
  /// One track.
  public struct Row: Sendable, Equatable, Encodable, Identifiable {
    /// Which track it is; to be sent in events, and not for people's eyes.
    public let id: Track.ID
    /// The track's number in the whole list, such as `1`.
    public let number: String
    /// What the track is called, as the device or a person wrote it.
    public let name: String
    /// When it starts, such as `20 Nov 2026 at 9:30`; empty where that is not known.
    public let start: String
    /// How far it goes, such as `12.34 km`.
    public let distance: String
    /// How long it took without pauses, such as `1:02:06`; empty where that is not known.
    public let time: String

    /// Makes a row.
    /// - Parameters:
    ///   - id: which track it is.
    ///   - number: the track's number in the whole list.
    ///   - name: what the track is called.
    ///   - start: when it starts.
    ///   - distance: how far it goes.
    ///   - time: how long it took without pauses.
    public init(id: Track.ID, number: String, name: String, start: String, distance: String, time: String) {
      self.id = id
      self.number = number
      self.name = name
      self.start = start
      self.distance = distance
      self.time = time
    }
  }

  /// The tracks, the latest first.
  public let rows: [Row]
  /// A sentence to show where there are no rows.
  public let emptyMessage: String?
  /// Which files could not be read, if any, with an action that sends the same event again.
  public let notice: TrackListNotice?

  /// Makes a view model.
  /// - Parameters:
  ///   - rows: the tracks.
  ///   - emptyMessage: a sentence to show where there are no rows.
  ///   - notice: which files could not be read.
  public init(rows: [Row], emptyMessage: String?, notice: TrackListNotice?) {
    self.rows = rows
    self.emptyMessage = emptyMessage
    self.notice = notice
  }
}
