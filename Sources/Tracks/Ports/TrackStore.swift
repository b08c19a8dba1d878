public import Foundation

/// Where a person's tracks are kept: the files of their devices, as they are.
///
/// A contract suite in `HumbleTesting` (`TrackStoreContract`) proves an adapter against this.
public protocol TrackStore: TrackSource {
  /// Gives a track another name, in one step; nothing else of what the device stored changes.
  ///
  /// Called by ``RenameTrack``. Of several who rename a track at once, one has the last word; the name is never a mix.
  /// - Parameters:
  ///   - id: which one.
  ///   - name: its new name.
  /// - Throws: ``TrackFailure/notFound``; ``TrackFailure/notTracks(_:)`` where its file is damaged;
  ///   ``TrackFailure/store(_:)`` where it cannot be written, or the task was cancelled before anything was. The old name
  ///   is still there then.
  func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure)

  /// Adds a copy of a file, in one step; the file itself stays where it is.
  ///
  /// Called by ``ImportTrack``. The same recording, under whatever name, is not taken twice.
  /// - Parameters:
  ///   - file: where the file is.
  ///   - progress: called on the caller's isolation with how much is done, 0 to 1; perhaps never.
  /// - Returns: the file's tracks, as they are in the store.
  /// - Throws: ``TrackFailure/alreadyThere(as:)``; ``TrackFailure/notTracks(_:)``; ``TrackFailure/store(_:)`` where the file
  ///   cannot be read or kept, or the task was cancelled. Nothing was added then.
  func importTracks(from file: URL, progress: (Double) -> Void) async throws(TrackFailure) -> [TrackSummary]

  /// Removes a file with all its tracks, in one step.
  ///
  /// Called by ``RemoveTrack`` when a person has confirmed it; it goes on in a cancelled task.
  /// - Parameter file: the ``Track/ID/file`` of its tracks.
  /// - Throws: ``TrackFailure/notFound``; ``TrackFailure/store(_:)`` where it cannot be removed.
  func removeFile(_ file: String) async throws(TrackFailure)
}
