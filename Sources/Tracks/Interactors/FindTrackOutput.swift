public import Humble

/// Hears how ``FindTrack`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol FindTrackOutput: ProgressOutput {
  /// One track fits. Called on the caller's isolation.
  /// - Parameters:
  ///   - track: the track.
  ///   - list: all tracks that there are.
  func found(_ track: TrackSummary, in list: TrackList)

  /// It is not known which track is meant. Called on the caller's isolation.
  /// - Parameter failure: why.
  func searchFailed(_ failure: FindTrackFailure)
}

/// Why it is not known which track is meant.
public enum FindTrackFailure: Error, Sendable, Equatable {
  /// No track of the list fits; it may be in a file that could not be read.
  case nothing(in: TrackList)
  /// Several tracks of the list fit, in its order.
  case ambiguous([TrackSummary], in: TrackList)
  /// Nobody knows what tracks there are.
  case tracks(TrackFailure)
}
