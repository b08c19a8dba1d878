public import Humble

/// Removes a track, with all others of its file; asks first.
public struct RemoveTrack: Interactor {
  /// What is asked.
  public struct Request: Sendable, Equatable {
    /// Which track.
    public let id: Track.ID
    /// Whether the person has said that it, and what goes along, is to be removed.
    public let isConfirmed: Bool

    /// Makes a request.
    /// - Parameters:
    ///   - id: which track.
    ///   - isConfirmed: whether the person has said that it, and what goes along, is to be removed.
    public init(id: Track.ID, isConfirmed: Bool) {
      self.id = id
      self.isConfirmed = isConfirmed
    }
  }

  private let request: Request
  private let store: any TrackStore
  private let output: any RemoveTrackOutput

  fileprivate init(request: Request, store: any TrackStore, output: any RemoveTrackOutput) {
    self.request = request
    self.store = store
    self.output = output
  }

  /// Asks or removes; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(TrackFailure) {
      let tracks = try await store.tracks { output.progressed(to: $0) }.tracks
        .filter { $0.id.file == request.id.file }.sorted { $0.id.index < $1.id.index }
      guard !Task.isCancelled else { return }
      try await request.isConfirmed ? remove(tracks) : ask(about: tracks)
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.removalFailed(error) }
    }
  }

  private func ask(about tracks: [TrackSummary]) throws(TrackFailure) {
    guard let track = tracks.first(where: { $0.id == request.id }) else { throw .notFound }
    output.confirmationNeeded(track, others: tracks.filter { $0.id != track.id })
  }

  private func remove(_ tracks: [TrackSummary]) async throws(TrackFailure) {
    guard !tracks.isEmpty else { throw .notFound }
    try await store.removeFile(request.id.file)
    if !Task.isCancelled { output.removed(tracks) }
  }
}

@available(*, unavailable) extension RemoveTrack: Sendable {}

extension RemoveTrack {
  /// Makes ``RemoveTrack`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let store: any TrackStore

    /// Makes a factory.
    /// - Parameter store: where the tracks are kept.
    public init(store: any TrackStore) {
      self.store = store
    }

    /// Makes an interactor that asks whether a track is to be removed, or removes it.
    /// - Parameters:
    ///   - request: which track, and whether the person has confirmed it.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Request, output: any RemoveTrackOutput) -> any Interactor {
      RemoveTrack(request: request, store: store, output: output)
    }
  }
}
