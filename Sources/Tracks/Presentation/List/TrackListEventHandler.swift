public import Foundation
public import Humble

/// Handles what a person does on the list of tracks.
public struct TrackListEventHandler: EventHandler {
  private let listTracks: any InteractorFactory<Void, any ListTracksOutput>
  private let findTrack: any InteractorFactory<String, any FindTrackOutput>
  private let importTrack: any InteractorFactory<URL, any ImportTrackOutput>
  private let removeTrack: any InteractorFactory<RemoveTrack.Request, any RemoveTrackOutput>
  private let region: Region
  private let units: TrackUnits

  /// Makes a handler.
  /// - Parameters:
  ///   - listTracks: makes ``ListTracks`` interactors.
  ///   - findTrack: makes ``FindTrack`` interactors.
  ///   - importTrack: makes ``ImportTrack`` interactors; usually `ImportTrack.Factory(…).exclusive()`.
  ///   - removeTrack: makes ``RemoveTrack`` interactors; usually `RemoveTrack.Factory(…).exclusive()`.
  ///   - region: how dates and numbers are written.
  ///   - units: the units of distances; those of the region's locale by default.
  public init(
    listTracks: any InteractorFactory<Void, any ListTracksOutput>,
    findTrack: any InteractorFactory<String, any FindTrackOutput>,
    importTrack: any InteractorFactory<URL, any ImportTrackOutput>,
    removeTrack: any InteractorFactory<RemoveTrack.Request, any RemoveTrackOutput>,
    region: Region, units: TrackUnits? = nil
  ) {
    self.listTracks = listTracks
    self.findTrack = findTrack
    self.importTrack = importTrack
    self.removeTrack = removeTrack
    self.region = region
    self.units = units ?? TrackUnits(for: region.locale)
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: TrackListViewEvent, from view: any TrackListView) async {
    let presenter = TrackListPresenter(view: view, event: event, region: region, units: units)
    let interactor =
      switch event {
      case .opened: listTracks.makeInteractor(for: (), output: presenter)
      case .searched(let words): findTrack.makeInteractor(for: words, output: presenter)
      case .importRequested(let file): importTrack.makeInteractor(for: file, output: presenter)
      case .removeRequested(let id):
        removeTrack.makeInteractor(for: RemoveTrack.Request(id: id, isConfirmed: false), output: presenter)
      case .removeConfirmed(let id):
        removeTrack.makeInteractor(for: RemoveTrack.Request(id: id, isConfirmed: true), output: presenter)
      }
    await interactor.execute()
  }
}
