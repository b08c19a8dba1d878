public import Humble

/// A track's summary, as its presenter sees it.
public protocol TrackSummaryView: ProgressLoadingView {
  /// Shows a track, in the place of the one before. Called by the presenter on the view's isolation.
  /// - Parameter summary: the words and series to show.
  func display(_ summary: TrackSummaryViewModel)

  /// Shows what failed. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<TrackSummaryViewEvent>)
}

/// A track in words, with the series that a front end draws as it likes.
public struct TrackSummaryViewModel: Sendable, Equatable, Encodable {
  /// One figure.
  public struct Figure: Sendable, Equatable, Encodable {
    /// What it is, such as `Distance`.
    public let label: String
    /// What it comes to, such as `12.34 km`.
    public let value: String

    /// Makes a figure.
    /// - Parameters:
    ///   - label: what it is.
    ///   - value: what it comes to.
    public init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// Which track it is; to be sent in events, and not for people's eyes.
  public let id: Track.ID
  /// What the track is called, as the device or a person wrote it.
  public let name: String
  /// The figures that are known.
  public let figures: [Figure]
  /// Whole sentences about what is not known, or was left out.
  public let notes: [String]
  /// The elevation along the way; `nil` where it is not known.
  public let profile: TrackProfileViewModel?
  /// The path; `nil` where there is none, or only one place.
  public let path: TrackPathViewModel?

  /// Makes a view model.
  /// - Parameters:
  ///   - id: which track it is.
  ///   - name: what the track is called.
  ///   - figures: the figures that are known.
  ///   - notes: sentences about what is not known, or was left out.
  ///   - profile: the elevation along the way.
  ///   - path: the path.
  public init(
    id: Track.ID, name: String, figures: [Figure], notes: [String] = [], profile: TrackProfileViewModel? = nil,
    path: TrackPathViewModel? = nil
  ) {
    self.id = id
    self.name = name
    self.figures = figures
    self.notes = notes
    self.profile = profile
    self.path = path
  }
}
