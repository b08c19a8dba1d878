/// Where tracks can be read: a store of them, or a single file.
///
/// Long work tells how far it has come. What it calls for that is not `Sendable`: it is called on the caller's isolation,
/// between two parts of the work, which itself is done away from it.
public protocol TrackSource: Sendable {
  /// Reads the summaries of all tracks.
  ///
  /// Called by ``ListTracks``, ``FindTrack`` and ``RemoveTrack``. A file that cannot be read is told of in the list and
  /// keeps no other from being listed.
  /// - Parameter progress: called on the caller's isolation with how much is done, 0 to 1; perhaps never.
  /// - Returns: the tracks; none where there is nothing.
  /// - Throws: ``TrackFailure/store(_:)`` where not even the files are known, or the task was cancelled;
  ///   ``TrackFailure/notTracks(_:)`` where there is one file alone and it cannot be read.
  func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList

  /// Reads a track, to be shown and drawn.
  ///
  /// Called by ``ShowTrackSummary``.
  /// - Parameters:
  ///   - id: which one.
  ///   - progress: called on the caller's isolation with how much is done, 0 to 1; perhaps never.
  /// - Returns: its figures and series.
  /// - Throws: ``TrackFailure/notFound``; ``TrackFailure/notTracks(_:)`` where its file is damaged;
  ///   ``TrackFailure/store(_:)`` where it cannot be read, or the task was cancelled.
  func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails
}
