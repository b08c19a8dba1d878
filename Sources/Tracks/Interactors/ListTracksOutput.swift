public import Humble

/// Hears how ``ListTracks`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol ListTracksOutput: ProgressOutput {
  /// There are tracks to show, which may be none at all. Called on the caller's isolation.
  /// - Parameter list: the tracks, and what could not be read.
  func listed(_ list: TrackList)

  /// Nobody knows what tracks there are. Called on the caller's isolation.
  /// - Parameter failure: why.
  func listingFailed(_ failure: TrackFailure)
}
