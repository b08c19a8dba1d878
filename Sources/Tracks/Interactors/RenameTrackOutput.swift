public import Humble

/// Hears how ``RenameTrack`` ended; exactly one of its own methods is called, or none where it was cancelled.
public protocol RenameTrackOutput: LoadingOutput {
  /// The track has its new name. Called on the caller's isolation.
  /// - Parameters:
  ///   - id: which track.
  ///   - name: its new name.
  func renamed(_ id: Track.ID, to name: TrackName)

  /// The track still has its old name. Called on the caller's isolation.
  /// - Parameter failure: why.
  func renamingFailed(_ failure: RenameTrackFailure)
}

/// Why a track still has its old name.
public enum RenameTrackFailure: Error, Sendable, Equatable {
  /// The name breaks a rule; nothing was tried.
  case brokenRule(TrackNameFailure)
  /// The track is not there, or its file cannot be changed.
  case track(TrackFailure)

  var isCancellation: Bool { self == .track(.store(.cancelled)) }
}
