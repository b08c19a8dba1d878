import Tracks

/// The screens of tracks in some front end, as a command uses them.
protocol TrackScreens {
  /// Reports an event of the list.
  /// - Returns: whether it ended with something to show and without an alert.
  func report(_ event: TrackListViewEvent) async -> Bool

  /// Reports an event of the summary.
  /// - Returns: whether it ended with something to show and without an alert.
  func report(_ event: TrackSummaryViewEvent) async -> Bool

  /// Looks for the track that is meant by a number, a name or a part of one.
  /// - Returns: the track; `nil`, with an alert, where that is not one.
  func find(_ words: String) async -> FoundTrack?

  /// Says which of its file's tracks was shown, where nothing else does.
  func tell(of track: FoundTrack)

  /// What the front end reports of a removal: a person is asked first.
  func removal(of track: Track.ID) -> TrackListViewEvent
}
