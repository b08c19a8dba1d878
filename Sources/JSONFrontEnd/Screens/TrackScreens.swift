public import Humble
public import Tracks

extension JSONView: TrackListView where ViewEvent == TrackListViewEvent {
  /// Shows tracks.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: TrackListViewModel) { display(list, as: "list") }

  /// Shows the track that was meant.
  ///
  /// Called by the presenter.
  /// - Parameter found: the track.
  public func display(_ found: FoundTrack) { display(found, as: "found") }

  /// Shows what was done.
  ///
  /// Called by the presenter.
  /// - Parameter message: the words to show.
  public func display(_ message: TrackMessage) { display(message, as: "message") }

  /// Asks whether tracks are to be removed.
  ///
  /// Called by the presenter.
  /// - Parameter question: the words to show.
  public func display(_ question: TrackRemovalQuestion) { display(question, as: "question") }
}

extension JSONView: TrackSummaryView where ViewEvent == TrackSummaryViewEvent {
  /// Shows a track.
  ///
  /// Called by the presenter.
  /// - Parameter summary: the words and series to show.
  public func display(_ summary: TrackSummaryViewModel) { display(summary, as: "summary") }
}

extension JSONScreen where ViewEvent == TrackListViewEvent, View == any TrackListView {
  /// Makes the screen `trackList`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func trackList(_ handler: any EventHandler<TrackListViewEvent, any TrackListView>) -> Self {
    let events = ["opened", "searched", "importRequested", "removeRequested", "removeConfirmed"]
    return Self("trackList", events: events, handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == TrackSummaryViewEvent, View == any TrackSummaryView {
  /// Makes the screen `trackSummary`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func trackSummary(_ handler: any EventHandler<TrackSummaryViewEvent, any TrackSummaryView>) -> Self {
    Self("trackSummary", events: ["opened", "renameRequested"], handler: handler) { $0 }
  }
}
