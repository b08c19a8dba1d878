import TextFrontEnd
import TrackTextViews
import Tracks

/// The screens of tracks as text.
struct TextTrackScreens: TrackScreens {
  private let list: TextTrackListView
  private let summary: TextTrackSummaryView
  private let terminal: any Terminal
  private let isShell: Bool

  /// - Parameters:
  ///   - handlers: handle what is done.
  ///   - terminal: where to draw and read.
  ///   - isShell: whether a shell goes on afterwards: there an alert's action is offered.
  ///   - asks: whether questions are asked in any case.
  init(_ handlers: TrackHandlers, terminal: any Terminal, isShell: Bool, asks: Bool) {
    list = TextTrackListView(handler: handlers.list, terminal: terminal, asks: isShell || asks)
    summary = TextTrackSummaryView(handler: handlers.summary, terminal: terminal, asksToTryAgain: isShell)
    self.terminal = terminal
    self.isShell = isShell
  }

  func report(_ event: TrackListViewEvent) async -> Bool { await list.report(event) }
  func report(_ event: TrackSummaryViewEvent) async -> Bool { await summary.report(event) }
  func find(_ words: String) async -> FoundTrack? { await list.find(words) }
  func removal(of track: Track.ID) -> TrackListViewEvent { .removeRequested(track) }

  func tell(of track: FoundTrack) {
    guard track.count > 1 else { return }
    let command = "\(isShell ? "" : "mybiz ")track FILE \(track.number + 1)"
    let next = track.number < track.count ? ": \(command) shows the next" : ""
    let lines = "Track \(track.number) of \(track.count)\(next).".wrapped(to: terminal.width)
    terminal.write(lines.map { $0 + "\n" }.joined(), to: .messages)
  }
}
