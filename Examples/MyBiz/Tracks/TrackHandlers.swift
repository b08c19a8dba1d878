import FileStores
import Foundation
import GPXFiles
import Humble
import Tracks

/// The handlers of tracks: of those that are kept, and of a single file's.
struct TrackHandlers: Sendable {
  let list: any EventHandler<TrackListViewEvent, any TrackListView>
  let summary: any EventHandler<TrackSummaryViewEvent, any TrackSummaryView>

  /// - Parameters:
  ///   - folder: where tracks are kept.
  ///   - file: a file that is looked at in their place.
  ///   - region: how figures and dates are written.
  ///   - units: the units of ways; `nil` for the region's.
  init(in folder: URL, orOf file: URL? = nil, region: Region, units: TrackUnits?) {
    let store = GPXTrackStore(in: DataFolder(at: folder))
    let source: any TrackSource = if let file { GPXFile(at: file) } else { store }
    list = TrackListEventHandler(
      listTracks: ListTracks.Factory(tracks: source), findTrack: FindTrack.Factory(tracks: source),
      importTrack: ImportTrack.Factory(store: store), removeTrack: RemoveTrack.Factory(store: store), region: region,
      units: units)
    summary = TrackSummaryEventHandler(
      showTrackSummary: ShowTrackSummary.Factory(tracks: source), renameTrack: RenameTrack.Factory(store: store),
      region: region, units: units)
  }
}
