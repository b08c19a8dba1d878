public import Humble

/// Finds the track that a person means by a name, a part of one, or a number in the list; see
/// ``TrackList/tracks(matching:)``.
public struct FindTrack: Interactor {
  private let words: String
  private let tracks: any TrackSource
  private let output: any FindTrackOutput

  fileprivate init(words: String, tracks: any TrackSource, output: any FindTrackOutput) {
    self.words = words
    self.tracks = tracks
    self.output = output
  }

  /// Looks; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(TrackFailure) {
      let list = try await tracks.tracks { output.progressed(to: $0) }
      guard !Task.isCancelled else { return }
      let found = list.tracks(matching: words)
      switch found.count {
      case 0: output.searchFailed(.nothing(in: list))
      case 1: output.found(found[0], in: list)
      default: output.searchFailed(.ambiguous(found, in: list))
      }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.searchFailed(.tracks(error)) }
    }
  }
}

@available(*, unavailable) extension FindTrack: Sendable {}

extension FindTrack {
  /// Makes ``FindTrack`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let tracks: any TrackSource

    /// Makes a factory.
    /// - Parameter tracks: where the tracks are read.
    public init(tracks: any TrackSource) {
      self.tracks = tracks
    }

    /// Makes an interactor that finds a track.
    /// - Parameters:
    ///   - words: what the person wrote.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for words: String, output: any FindTrackOutput) -> any Interactor {
      FindTrack(words: words, tracks: tracks, output: output)
    }
  }
}
