public import Foundation
import Humble
public import Tracks

/// The tracks of one GPX file, which stays where it is.
///
/// What is taken from a file, how large it may be and what is refused is told at ``GPXTrackStore``.
public struct GPXFile: TrackSource {
  private let path: String

  /// Makes a source; the file is not touched yet.
  /// - Parameter url: where the file is; links are followed.
  public init(at url: URL) {
    path = url.path
  }

  /// Reads the summaries of the file's tracks; see ``TrackSource/tracks(progress:)``.
  /// - Parameter progress: called on the caller's isolation with how much is done, 0 to 1.
  /// - Returns: the tracks in the file's order, at least one.
  /// - Throws: ``TrackFailure/notTracks(_:)``, ``TrackFailure/store(_:)``.
  public func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    TrackList(ofFile: try await read(target: nil, progress).summaries)
  }

  /// Reads one of the file's tracks; see ``TrackSource/track(_:progress:)``.
  /// - Parameters:
  ///   - id: which one.
  ///   - progress: called on the caller's isolation with how much is done, 0 to 1.
  /// - Returns: its figures and series.
  /// - Throws: ``TrackFailure/notFound``, ``TrackFailure/notTracks(_:)``, ``TrackFailure/store(_:)``.
  public func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    guard id.file == path, let details = try await read(target: id.index, progress).details else { throw .notFound }
    return details
  }

  private func read(target: Int?, _ progress: (Double) -> Void) async throws(TrackFailure) -> GPXContent {
    do {
      return try await GPXReading.read(.path(path), name: path, target: target, progress: progress).content
    } catch {
      throw error.named(path)
    }
  }
}
