import FileStores
import Foundation
import GPXFiles
import Humble
import JSONFrontEnd
import Tracks

/// The handlers of tracks: of those that are kept, or of a single file's.
struct TrackHandlers: Sendable {
  private(set) var list: any EventHandler<TrackListViewEvent, any TrackListView>
  private(set) var summary: any EventHandler<TrackSummaryViewEvent, any TrackSummaryView>

  /// - Parameters:
  ///   - folder: where tracks are kept.
  ///   - file: a file that is looked at in their place.
  ///   - region: how figures and dates are written.
  ///   - units: the units of ways.
  ///   - recording: where events are noted; those of a file's list are not, for a summary's names the file itself.
  init(in folder: URL, orOf file: URL?, region: Region, units: TrackUnits, recording: JSONLines?) {
    let store = GPXTrackStore(in: DataFolder(at: folder))
    let source: any TrackSource = if let file { GPXFile(at: file) } else { store }
    list = TrackListEventHandler(
      listTracks: ListTracks.Factory(tracks: source), findTrack: FindTrack.Factory(tracks: source),
      importTrack: ImportTrack.Factory(store: store), removeTrack: RemoveTrack.Factory(store: store), region: region,
      units: units)
    summary = TrackSummaryEventHandler(
      showTrackSummary: ShowTrackSummary.Factory(tracks: TracksAndFiles(store: store)),
      renameTrack: RenameTrack.Factory(store: store), region: region, units: units)
    guard let recording else { return }
    if file == nil { list = JSONScreen.trackList(list).recorded(in: recording) }
    summary = JSONScreen.trackSummary(summary).recorded(in: recording)
  }
}
