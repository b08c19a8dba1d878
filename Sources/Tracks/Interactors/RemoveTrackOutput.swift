public import Humble

/// Hears how ``RemoveTrack`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol RemoveTrackOutput: ProgressOutput {
  /// Nothing was removed yet: the person has to say so first. Called on the caller's isolation.
  /// - Parameters:
  ///   - track: the track that is to be removed.
  ///   - others: the other tracks of its file, which go along, in the file's order.
  func confirmationNeeded(_ track: TrackSummary, others: [TrackSummary])

  /// The track is gone, and its file. Called on the caller's isolation.
  /// - Parameter tracks: all tracks of the file, in its order.
  func removed(_ tracks: [TrackSummary])

  /// The track is still there, or was not there. Called on the caller's isolation.
  /// - Parameter failure: why.
  func removalFailed(_ failure: TrackFailure)
}
