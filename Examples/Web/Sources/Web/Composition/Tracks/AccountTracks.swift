import Authentication
import Foundation
import Humble
import Tracks

/// The tracks of whoever is signed in in one browser, and nobody else's.
struct AccountTracks: TrackStore {
  let folders: TrackFolders
  let sessions: BrowserSessionStore

  func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    try await store().tracks(progress: progress)
  }

  func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    try await store().track(id, progress: progress)
  }

  func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) {
    try await store().rename(id, to: name)
  }

  func importTracks(from file: URL, progress: (Double) -> Void) async throws(TrackFailure) -> [TrackSummary] {
    try await store().importTracks(from: file, progress: progress)
  }

  func removeFile(_ file: String) async throws(TrackFailure) {
    try await store().removeFile(file)
  }

  private func store() async throws(TrackFailure) -> some TrackStore {
    let session: Session?
    do { session = try await sessions.load() } catch { throw .store(error) }
    guard let session else { throw .store(.unreadable("You are not signed in any more. Sign in and try again.")) }
    return folders.store(of: session.user.id)
  }
}
