public import Humble

/// Shows what a track comes to.
public struct ShowTrackSummary: Interactor {
  private let id: Track.ID
  private let tracks: any TrackSource
  private let output: any ShowTrackSummaryOutput

  fileprivate init(id: Track.ID, tracks: any TrackSource, output: any ShowTrackSummaryOutput) {
    self.id = id
    self.tracks = tracks
    self.output = output
  }

  /// Reads the track; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(TrackFailure) {
      let details = try await tracks.track(id) { output.progressed(to: $0) }
      if !Task.isCancelled { output.read(details) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.readingFailed(error) }
    }
  }
}

@available(*, unavailable) extension ShowTrackSummary: Sendable {}

extension ShowTrackSummary {
  /// Makes ``ShowTrackSummary`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let tracks: any TrackSource

    /// Makes a factory.
    /// - Parameter tracks: where the tracks are read.
    public init(tracks: any TrackSource) {
      self.tracks = tracks
    }

    /// Makes an interactor that shows a track's summary.
    /// - Parameters:
    ///   - id: which track.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for id: Track.ID, output: any ShowTrackSummaryOutput) -> any Interactor {
      ShowTrackSummary(id: id, tracks: tracks, output: output)
    }
  }
}
