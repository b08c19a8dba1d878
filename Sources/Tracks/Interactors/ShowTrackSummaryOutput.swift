public import Humble

/// Hears how ``ShowTrackSummary`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol ShowTrackSummaryOutput: ProgressOutput {
  /// There is a track to show. Called on the caller's isolation.
  /// - Parameter details: its figures and series.
  func read(_ details: TrackDetails)

  /// There is nothing to show. Called on the caller's isolation.
  /// - Parameter failure: why.
  func readingFailed(_ failure: TrackFailure)
}
