public import Foundation
public import Humble

/// Adds the tracks of a file, such as one from a watch, to those that are kept.
public struct ImportTrack: Interactor {
  private let file: URL
  private let store: any TrackStore
  private let output: any ImportTrackOutput

  fileprivate init(file: URL, store: any TrackStore, output: any ImportTrackOutput) {
    self.file = file
    self.store = store
    self.output = output
  }

  /// Imports; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(TrackFailure) {
      let tracks = try await store.importTracks(from: file) { output.progressed(to: $0) }
      if !Task.isCancelled { output.imported(tracks) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.importFailed(error) }
    }
  }
}

@available(*, unavailable) extension ImportTrack: Sendable {}

extension ImportTrack {
  /// Makes ``ImportTrack`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let store: any TrackStore

    /// Makes a factory.
    /// - Parameter store: where the tracks are kept.
    public init(store: any TrackStore) {
      self.store = store
    }

    /// Makes an interactor that imports a file.
    /// - Parameters:
    ///   - file: where the file is.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for file: URL, output: any ImportTrackOutput) -> any Interactor {
      ImportTrack(file: file, store: store, output: output)
    }
  }
}
