import Tracks

/// Runs one command about tracks; nobody need be signed in, for tracks are kept here.
struct TrackRunner {
  let screens: any TrackScreens

  /// - Returns: whether all of it was done.
  func run(_ action: TrackCommand.Action) async -> Bool {
    switch action {
    case .list: return await screens.report(.opened)
    case .importFiles(let files): return await all(files) { await screens.report(.importRequested($0)) }
    case .show(let words): return await with(words) { await screens.report(.opened($0.id)) }
    case .file(_, let words):
      return await with(words) { track in
        guard await screens.report(.opened(track.id)) else { return false }
        screens.tell(of: track)
        return true
      }
    case .rename(let words, let name):
      return await with(words) { await screens.report(.renameRequested($0.id, name: name)) }
    case .remove(let names):
      // Found before any is removed, because numbers shift then. A file's tracks go together: it is asked of once.
      var tracks: [Track.ID] = []
      let areFound = await all(names) { words in
        await with(words) { track in
          if !tracks.contains(where: { $0.file == track.id.file }) { tracks.append(track.id) }
          return true
        }
      }
      return await all(tracks) { await screens.report(screens.removal(of: $0)) } && areFound
    }
  }

  /// Does something with each of several things, whatever becomes of the others.
  private func all<Thing>(_ things: [Thing], _ work: (Thing) async -> Bool) async -> Bool {
    var isDone = true
    for thing in things where !Task.isCancelled { isDone = await work(thing) && isDone }
    return isDone
  }

  private func with(_ words: String, _ work: (FoundTrack) async -> Bool) async -> Bool {
    guard let track = await screens.find(words) else { return false }
    return await work(track)
  }
}
