public import Humble

/// Handles what a person does on a track's summary.
public struct TrackSummaryEventHandler: EventHandler {
  private let showTrackSummary: any InteractorFactory<Track.ID, any ShowTrackSummaryOutput>
  private let renameTrack: any InteractorFactory<RenameTrack.Request, any RenameTrackOutput>
  private let region: Region
  private let units: TrackUnits

  /// Makes a handler.
  /// - Parameters:
  ///   - showTrackSummary: makes ``ShowTrackSummary`` interactors.
  ///   - renameTrack: makes ``RenameTrack`` interactors; usually `RenameTrack.Factory(…).exclusive()`.
  ///   - region: how dates and numbers are written.
  ///   - units: the units of distances; those of the region's locale by default.
  public init(
    showTrackSummary: any InteractorFactory<Track.ID, any ShowTrackSummaryOutput>,
    renameTrack: any InteractorFactory<RenameTrack.Request, any RenameTrackOutput>,
    region: Region, units: TrackUnits? = nil
  ) {
    self.showTrackSummary = showTrackSummary
    self.renameTrack = renameTrack
    self.region = region
    self.units = units ?? TrackUnits(for: region.locale)
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  ///
  /// After a track was renamed its summary is shown anew; where that fails, `Try Again` does not rename once more.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: TrackSummaryViewEvent, from view: any TrackSummaryView) async {
    switch event {
    case .opened(let id):
      await showTrackSummary.makeInteractor(for: id, output: presenter(for: event, on: view)).execute()
    case .renameRequested(let id, let name):
      let renaming = Renaming(presenter(for: event, on: view))
      let request = RenameTrack.Request(id: id, name: name)
      await renameTrack.makeInteractor(for: request, output: renaming).execute()
      if renaming.hasSucceeded { await handle(.opened(id), from: view) }
    }
  }

  private func presenter(for event: TrackSummaryViewEvent, on view: any TrackSummaryView) -> TrackSummaryPresenter {
    TrackSummaryPresenter(view: view, event: event, region: region, units: units)
  }
}

/// Notes how a renaming ended, besides presenting it.
private final class Renaming: RenameTrackOutput {
  private let presenter: TrackSummaryPresenter
  private(set) var hasSucceeded = false

  init(_ presenter: TrackSummaryPresenter) { self.presenter = presenter }

  func started() { presenter.started() }
  func finished() { presenter.finished() }
  func renamed(_ id: Track.ID, to name: TrackName) {
    presenter.renamed(id, to: name)
    hasSucceeded = true
  }
  func renamingFailed(_ failure: RenameTrackFailure) { presenter.renamingFailed(failure) }
}
