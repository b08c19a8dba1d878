import Foundation
import Humble
import TextFrontEnd
import TrackTextViews
import Tracks

/// Runs one command about tracks; nobody need be signed in, for tracks are kept here.
struct TrackRunner {
  let folder: URL
  let region: Region
  let terminal: any Terminal
  /// Whether a shell goes on afterwards: there an alert's action is offered.
  let isShell: Bool

  /// - Returns: whether all of it was done.
  func run(_ command: TrackCommand) async -> Bool {
    let handlers = TrackHandlers(in: folder, orOf: command.action.file, region: region, units: command.units)
    // Whether to remove something is always asked.
    let list = TextTrackListView(handler: handlers.list, terminal: terminal, asks: isShell || command.action.asks)
    let summary = TextTrackSummaryView(handler: handlers.summary, terminal: terminal, asksToTryAgain: isShell)
    switch command.action {
    case .list: return await list.report(.opened)
    case .importFiles(let paths):
      return await all(paths) { await list.report(.importRequested(URL(filePath: $0))) }
    case .show(let words), .file(_, let words):
      return await with(words, list) { await summary.report(.opened($0)) }
    case .rename(let words, let name):
      return await with(words, list) { await summary.report(.renameRequested($0, name: name)) }
    case .remove(let names):
      // Found before any is removed, because numbers shift then. A file's tracks go together: it is asked of once.
      var tracks: [Track.ID] = []
      let areFound = await all(names) { words in
        await with(words, list) { id in
          if !tracks.contains(where: { $0.file == id.file }) { tracks.append(id) }
          return true
        }
      }
      return await all(tracks) { await list.report(.removeRequested($0)) } && areFound
    }
  }

  /// Does something with each of several things, whatever becomes of the others.
  private func all<Thing>(_ things: [Thing], _ work: (Thing) async -> Bool) async -> Bool {
    var isDone = true
    for thing in things where !Task.isCancelled { isDone = await work(thing) && isDone }
    return isDone
  }

  private func with(_ words: String, _ list: TextTrackListView, _ work: (Track.ID) async -> Bool) async -> Bool {
    guard let found = await list.find(words) else { return false }
    return await work(found.id)
  }
}

extension TrackCommand.Action {
  fileprivate var file: URL? { if case .file(let path, _) = self { URL(filePath: path) } else { nil } }
  fileprivate var asks: Bool { if case .remove = self { true } else { false } }
}
