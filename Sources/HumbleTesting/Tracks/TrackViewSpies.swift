public import Humble
public import Tracks

/// A list of tracks that notes what it is shown.
public typealias TrackListViewSpy = ViewSpy<TrackListViewEvent, TrackListViewContents>

/// What a list of tracks can be shown.
public enum TrackListViewContents: Sendable, Equatable {
  /// The tracks.
  case list(TrackListViewModel)
  /// The track that a person named.
  case found(FoundTrack)
  /// What was done.
  case message(TrackMessage)
  /// The question that comes before a removal.
  case question(TrackRemovalQuestion)
  /// How much is done.
  case progress(Double)
}

extension ViewSpy: TrackListView where ViewEvent == TrackListViewEvent, Shown == TrackListViewContents {
  /// Notes a list.
  /// - Parameter list: noted.
  public func display(_ list: TrackListViewModel) { note(.list(list)) }

  /// Notes a track.
  /// - Parameter found: noted.
  public func display(_ found: FoundTrack) { note(.found(found)) }

  /// Notes a message.
  /// - Parameter message: noted.
  public func display(_ message: TrackMessage) { note(.message(message)) }

  /// Notes a question.
  /// - Parameter question: noted.
  public func display(_ question: TrackRemovalQuestion) { note(.question(question)) }
}

/// A track's summary that notes what it is shown.
public typealias TrackSummaryViewSpy = ViewSpy<TrackSummaryViewEvent, TrackSummaryViewContents>

/// What a track's summary can be shown.
public enum TrackSummaryViewContents: Sendable, Equatable {
  /// The summary.
  case summary(TrackSummaryViewModel)
  /// How much is done.
  case progress(Double)
}

extension ViewSpy: TrackSummaryView where ViewEvent == TrackSummaryViewEvent, Shown == TrackSummaryViewContents {
  /// Notes a summary.
  /// - Parameter summary: noted.
  public func display(_ summary: TrackSummaryViewModel) { note(.summary(summary)) }
}

/// What a screen can be shown that shows progress.
public protocol ProgressContents {
  /// How much is done.
  static func progress(_ fraction: Double) -> Self
}

extension TrackListViewContents: ProgressContents {}
extension TrackSummaryViewContents: ProgressContents {}

extension ViewSpy: ProgressLoadingView where Shown: ProgressContents {
  /// Notes how much is done.
  /// - Parameter fraction: noted.
  public func display(progress fraction: Double) { note(.progress(fraction)) }
}
