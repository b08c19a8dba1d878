import JSONFrontEnd
import Tracks

/// The screens of tracks as lines of JSON.
struct JSONTrackScreens: TrackScreens {
  let handlers: TrackHandlers
  let lines: JSONLines

  func report(_ event: TrackListViewEvent) async -> Bool {
    await JSONScreen.trackList(handlers.list).report(event, in: lines)
  }

  func report(_ event: TrackSummaryViewEvent) async -> Bool {
    await JSONScreen.trackSummary(handlers.summary).report(event, in: lines)
  }

  func find(_ words: String) async -> FoundTrack? {
    await JSONScreen.trackList(handlers.list).result(of: .searched(words), in: lines) as? FoundTrack
  }

  /// Nothing: the line of what was found has its number and how many there are.
  func tell(of track: FoundTrack) {}

  /// A program that says so has decided, and nobody could answer.
  func removal(of track: Track.ID) -> TrackListViewEvent { .removeConfirmed(track) }
}
