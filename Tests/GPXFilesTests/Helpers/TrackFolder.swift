import FileStores
import Foundation
import GPXFiles
import Testing
import Tracks

/// A folder of tracks, and one of files to import, which are there while a test runs.
final class TrackFolder: Sendable {
  let root: URL
  var tracks: URL { root.appending(path: "tracks") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "humble-tracks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Opens the store as another process would.
  func open() -> GPXTrackStore { GPXTrackStore(in: DataFolder(at: tracks)) }

  /// Everything in the folder of tracks but the lock.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: tracks.path)) ?? []).filter { $0 != ".lock" }.sorted()
  }

  /// Writes a file outside of the folder of tracks.
  func write(_ data: Data, to name: String = "walk.gpx") throws -> URL {
    let url = root.appending(path: name)
    try data.write(to: url)
    return url
  }

  /// Writes a file into the folder of tracks, as a person would by hand.
  @discardableResult
  func add(_ data: Data, as name: String = "walk.gpx") throws -> Track.ID {
    try FileManager.default.createDirectory(at: tracks, withIntermediateDirectories: true)
    try data.write(to: tracks.appending(path: name))
    return Track.ID(file: name, index: 0)
  }

  func data(of name: String = "walk.gpx") throws -> Data { try Data(contentsOf: tracks.appending(path: name)) }

  func path(of name: String = "walk.gpx") -> String { tracks.appending(path: name).path }

  /// Has the cache of summaries know the file by the dates that it has now, as if no date told that it was changed.
  func dateCache(of name: String = "walk.gpx") throws {
    var status = stat()
    try #require(stat(path(of: name), &status) == 0)
    let cache = tracks.appending(path: ".summaries.json")
    var json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: cache)) as? [String: Any])
    var entries = try #require(json["entries"] as? [String: [String: Any]])
    var known = try #require(entries[name]?["status"] as? [String: Any])
    known["modified"] = status.modified
    known["changed"] = status.changed
    entries[name]?["status"] = known
    json["entries"] = entries
    try JSONSerialization.data(withJSONObject: json).write(to: cache)
    let future = Date(timeIntervalSince1970: 4_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: cache.path)
  }

  /// The tracks that the store lists.
  func list() async throws -> TrackList { try await open().tracks { _ in } }
}

extension stat {
  #if canImport(Darwin)
    fileprivate var modified: Int { st_mtimespec.tv_sec * 1_000_000_000 + st_mtimespec.tv_nsec }
    fileprivate var changed: Int { st_ctimespec.tv_sec * 1_000_000_000 + st_ctimespec.tv_nsec }
  #else
    fileprivate var modified: Int { st_mtim.tv_sec * 1_000_000_000 + st_mtim.tv_nsec }
    fileprivate var changed: Int { st_ctim.tv_sec * 1_000_000_000 + st_ctim.tv_nsec }
  #endif
}

extension Data {
  init(_ text: String) { self = Data(text.utf8) }
}
