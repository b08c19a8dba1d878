public import Humble

/// Hears how ``FindTrack`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol FindTrackOutput: ProgressOutput {
  /// One track fits. Called on the caller's isolation.
  /// - Parameter track: the track.
  func found(_ track: TrackSummary)

  /// It is not known which track is meant. Called on the caller's isolation.
  /// - Parameter failure: why.
  func searchFailed(_ failure: FindTrackFailure)
}

/// Why it is not known which track is meant.
public enum FindTrackFailure: Error, Sendable, Equatable {
  /// No track fits; the whole sentences are about files that could not be read, in which it may be.
  case nothing(problems: [String])
  /// Several tracks fit, in the order of the list.
  case ambiguous([TrackSummary])
  /// Nobody knows what tracks there are.
  case tracks(TrackFailure)
}
