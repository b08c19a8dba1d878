public import Foundation
import Humble
public import Tracks
import Synchronization

/// Keeps tracks in memory, and knows of files that it can import.
///
/// Callable on any isolation.
public final class TrackStoreFake: TrackStore {
  private struct State {
    var tracks: [Track] = []
    var importable: [URL: [Track]] = [:]
  }

  private let state = Mutex(State())

  /// Makes an empty store.
  public init() {}

  /// Makes up a file that can be imported.
  /// - Parameter tracks: what it holds; their ids are made anew.
  /// - Returns: where the file is said to be.
  public func makeFile(_ tracks: [Track]) -> URL {
    let url = URL(filePath: "/made-up/\(UUID().uuidString).gpx")
    let tracks = tracks.enumerated().map { index, track in
      Track(
        id: Track.ID(file: url.lastPathComponent, index: index), name: track.name, segments: track.segments)
    }
    state.withLock { $0.importable[url] = tracks }
    return url
  }

  /// Gives the summaries of what is kept.
  /// - Parameter progress: called once, with all.
  /// - Returns: the tracks.
  /// - Throws: nothing.
  public func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    progress(1)
    return TrackList(tracks: state.withLock { $0.tracks }.map(\.summary))
  }

  /// Gives a track that is kept.
  /// - Parameters:
  ///   - id: which one.
  ///   - progress: called once, with all.
  /// - Returns: its figures and series.
  /// - Throws: ``TrackFailure/notFound``.
  public func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    guard let track = state.withLock({ $0.tracks.first { $0.id == id } }) else { throw .notFound }
    progress(1)
    return track.measured(isDrawn: true).details(id: id, name: track.name)
  }

  /// Gives a track another name.
  /// - Parameters:
  ///   - id: which one.
  ///   - name: its new name.
  /// - Throws: ``TrackFailure/notFound``, ``TrackFailure/store(_:)`` where the task is cancelled.
  public func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) {
    guard !Task.isCancelled else { throw .store(.cancelled) }
    let wasThere = state.withLock { state in
      guard let index = state.tracks.firstIndex(where: { $0.id == id }) else { return false }
      state.tracks[index] = Track(id: id, name: name.text, segments: state.tracks[index].segments)
      return true
    }
    guard wasThere else { throw .notFound }
  }

  /// Keeps the tracks of a file that was made up.
  /// - Parameters:
  ///   - file: what ``makeFile(_:)`` gave.
  ///   - progress: called once, with all.
  /// - Returns: the tracks.
  /// - Throws: ``TrackFailure/alreadyThere(as:)``; ``TrackFailure/notTracks(_:)`` for another file;
  ///   ``TrackFailure/store(_:)`` where the task is cancelled.
  public func importTracks(
    from file: URL, progress: (Double) -> Void
  ) async throws(TrackFailure) -> [TrackSummary] {
    guard !Task.isCancelled else { throw .store(.cancelled) }
    progress(1)
    let outcome = state.withLock { state -> Result<[Track], TrackFailure> in
      guard let new = state.importable[file] else { return .failure(.notTracks("\(file.path) holds no tracks.")) }
      let files = Dictionary(grouping: state.tracks, by: \.id.file).values
      let twins = files.first { $0.map(\.segments) == new.map(\.segments) }
      guard twins == nil else { return .failure(.alreadyThere(as: twins?.map(\.name) ?? [])) }
      state.tracks += new
      return .success(new)
    }
    return try outcome.get().map(\.summary)
  }

  /// Forgets the tracks of a file.
  /// - Parameter file: the file of their ids.
  /// - Throws: ``TrackFailure/notFound``.
  public func removeFile(_ file: String) async throws(TrackFailure) {
    let wasThere = state.withLock { state in
      defer { state.tracks.removeAll { $0.id.file == file } }
      return state.tracks.contains { $0.id.file == file }
    }
    guard wasThere else { throw .notFound }
  }
}

extension Track {
  fileprivate var summary: TrackSummary { measured().summary(id: id, name: name) }
}
