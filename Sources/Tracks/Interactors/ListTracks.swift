public import Humble

/// Lists all tracks, the latest first.
public struct ListTracks: Interactor {
  private let tracks: any TrackSource
  private let output: any ListTracksOutput

  fileprivate init(tracks: any TrackSource, output: any ListTracksOutput) {
    self.tracks = tracks
    self.output = output
  }

  /// Lists; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(TrackFailure) {
      let list = try await tracks.tracks { output.progressed(to: $0) }
      if !Task.isCancelled { output.listed(list) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.listingFailed(error) }
    }
  }
}

@available(*, unavailable) extension ListTracks: Sendable {}

extension ListTracks {
  /// Makes ``ListTracks`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let tracks: any TrackSource

    /// Makes a factory.
    /// - Parameter tracks: where the tracks are read.
    public init(tracks: any TrackSource) {
      self.tracks = tracks
    }

    /// Makes an interactor that lists all tracks.
    /// - Parameters:
    ///   - request: nothing.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any ListTracksOutput) -> any Interactor {
      ListTracks(tracks: tracks, output: output)
    }
  }
}
