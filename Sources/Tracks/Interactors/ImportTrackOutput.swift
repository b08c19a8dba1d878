public import Humble

/// Hears how ``ImportTrack`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol ImportTrackOutput: ProgressOutput {
  /// The file's tracks are there. Called on the caller's isolation.
  /// - Parameter tracks: the tracks, at least one.
  func imported(_ tracks: [TrackSummary])

  /// Nothing was added. Called on the caller's isolation.
  /// - Parameter failure: why.
  func importFailed(_ failure: TrackFailure)
}
