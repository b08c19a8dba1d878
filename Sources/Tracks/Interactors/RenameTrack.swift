public import Humble

/// Gives a track another name.
public struct RenameTrack: Interactor {
  /// What is asked.
  public struct Request: Sendable, Equatable {
    /// Which track.
    public let id: Track.ID
    /// What a person wrote for its name.
    public let name: String

    /// Makes a request.
    /// - Parameters:
    ///   - id: which track.
    ///   - name: what a person wrote for its name.
    public init(id: Track.ID, name: String) {
      self.id = id
      self.name = name
    }
  }

  private let request: Request
  private let store: any TrackStore
  private let output: any RenameTrackOutput

  fileprivate init(request: Request, store: any TrackStore, output: any RenameTrackOutput) {
    self.request = request
    self.store = store
    self.output = output
  }

  /// Renames; called once, on the caller's isolation.
  public func execute() async {
    output.started()
    defer { output.finished() }
    do throws(RenameTrackFailure) {
      let name = try checkedName()
      try await rename(to: name)
      if !Task.isCancelled { output.renamed(request.id, to: name) }
    } catch {
      if !Task.isCancelled, !error.isCancellation { output.renamingFailed(error) }
    }
  }

  private func checkedName() throws(RenameTrackFailure) -> TrackName {
    do { return try TrackName(request.name) } catch { throw .brokenRule(error) }
  }

  private func rename(to name: TrackName) async throws(RenameTrackFailure) {
    do { try await store.rename(request.id, to: name) } catch { throw .track(error) }
  }
}

@available(*, unavailable) extension RenameTrack: Sendable {}

extension RenameTrack {
  /// Makes ``RenameTrack`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    private let store: any TrackStore

    /// Makes a factory.
    /// - Parameter store: where the tracks are kept.
    public init(store: any TrackStore) {
      self.store = store
    }

    /// Makes an interactor that gives a track another name.
    /// - Parameters:
    ///   - request: which track, and the name.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Request, output: any RenameTrackOutput) -> any Interactor {
      RenameTrack(request: request, store: store, output: output)
    }
  }
}
