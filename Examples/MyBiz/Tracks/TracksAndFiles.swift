import Foundation
import GPXFiles
import Tracks

/// The tracks that are kept, and besides those of any GPX file that is named by its whole path.
struct TracksAndFiles: TrackSource {
  let store: GPXTrackStore

  func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    try await store.tracks(progress: progress)
  }

  func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    guard id.file.hasPrefix("/") else { return try await store.track(id, progress: progress) }
    return try await GPXFile(at: URL(filePath: id.file)).track(id, progress: progress)
  }
}
