import TextFrontEnd
import TrackTextViews
import Tracks

/// The screens of tracks as text.
struct TextTrackScreens: TrackScreens {
  private let list: TextTrackListView
  private let summary: TextTrackSummaryView

  /// - Parameters:
  ///   - handlers: handle what is done.
  ///   - terminal: where to draw and read.
  ///   - isShell: whether a shell goes on afterwards: there an alert's action is offered.
  ///   - asks: whether questions are asked in any case.
  init(_ handlers: TrackHandlers, terminal: any Terminal, isShell: Bool, asks: Bool) {
    list = TextTrackListView(handler: handlers.list, terminal: terminal, asks: isShell || asks)
    summary = TextTrackSummaryView(handler: handlers.summary, terminal: terminal, asksToTryAgain: isShell)
  }

  func report(_ event: TrackListViewEvent) async -> Bool { await list.report(event) }
  func report(_ event: TrackSummaryViewEvent) async -> Bool { await summary.report(event) }
  func find(_ words: String) async -> Track.ID? { await list.find(words)?.id }
  func removal(of track: Track.ID) -> TrackListViewEvent { .removeRequested(track) }
}
