import FileStores
import Foundation
import Humble
import Tracks

/// The summaries of a folder's files, kept beside them in `.summaries.json`.
///
/// An entry holds while the file has the size, both dates and the content, so far as ``ContentSample`` sees it, that it had
/// when it was read. The later of the dates is the file system's own, which nobody can set back, so that an edit of the same
/// length is found out whatever becomes of the other date; the content is for file systems that have no such date or keep it
/// in whole seconds, and for clocks that were set back. A copy or a backup has other dates and is read again.
///
/// So is a file that was changed no earlier than the cache was written: it may have been changed twice in one tick of the
/// clock.
struct SummaryCache: Codable, Sendable {
  /// What is known of a file.
  struct Entry: Codable, Sendable {
    let status: FileStatus
    /// What ``ContentSample`` saw in it.
    let sample: UInt64
    /// Of all points; see ``GPXContent/fingerprint``.
    var fingerprint: UInt64 = 0
    var summaries: [TrackSummary] = []
    /// Why it has no tracks, where that is so: the rest of a sentence that starts with its name.
    var problem: String?
  }

  static let name = ".summaries.json"
  /// Changes when figures are reckoned in another way.
  private static let currentVersion = 3

  private var version = currentVersion
  var entries: [String: Entry] = [:]

  /// Reads the cache; one that makes no sense is none.
  @concurrent
  static func load(from folder: DataFolder) async throws(StoreFailure) -> SummaryCache {
    guard let data = try await folder.read(name),
      let cache = try? JSONDecoder().decode(SummaryCache.self, from: data), cache.version == currentVersion
    else { return SummaryCache() }
    return cache
  }

  /// Puts this in the place of the cache before.
  @concurrent
  func save(in folder: DataFolder) async throws(StoreFailure) {
    let data: Data
    do { data = try JSONEncoder().encode(self) } catch {
      throw .unwritable("The summaries cannot be written as JSON: \(error.localizedDescription)")
    }
    _ = try await folder.replace(Self.name, with: data) { _ in true }
  }
}
