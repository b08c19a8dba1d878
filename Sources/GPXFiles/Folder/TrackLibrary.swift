import FileStores
import Foundation
import Humble
import Tracks

/// All that is known of a folder of tracks at one time.
struct TrackLibrary: Sendable {
  /// The folder's GPX files, as they were looked at.
  let files: [String: FileStatus]
  private var entries: [String: SummaryCache.Entry] = [:]
  /// Whole sentences about what could not be read or kept.
  private var problems: [String] = []

  /// Reads what the cache does not know, and renews the cache; tells the progress on the caller's isolation.
  init(of folder: DataFolder, progress: (Double) -> Void) async throws(TrackFailure) {
    let listing: TrackFolderListing
    let samples: [String: UInt64]
    var cache: SummaryCache
    do {
      listing = try await folder.trackFiles()
      samples = try await folder.samples(of: listing.files)
      cache = try await SummaryCache.load(from: folder)
    } catch {
      throw .store(error)
    }
    files = listing.files
    entries = cache.entries.filter { name, entry in
      entry.status == files[name] && entry.status.changed < listing.cached ?? 0 && entry.sample == samples[name]
    }
    let isRenewed = try await readUnknown(in: folder, samples, progress)
    guard isRenewed || entries.count < cache.entries.count else { return }
    cache.entries = entries
    do { try await cache.save(in: folder) } catch .cancelled { throw .store(.cancelled) } catch {
      problems.append("The summaries will be reckoned once more next time. \(error.sentence)")
    }
  }

  /// The tracks and what is wrong with the others.
  func list(in folder: DataFolder) -> TrackList {
    let damaged = entries.sorted { $0.key < $1.key }.compactMap { name, entry in
      entry.problem.map { "\(folder.title(of: name)) \($0)" }
    }
    return TrackList(tracks: entries.values.flatMap(\.summaries), problems: damaged + problems)
  }

  /// The names of the tracks that are this recording; `nil` where there are none.
  func names(ofRecording fingerprint: UInt64) -> [String]? {
    entries.values.first { $0.problem == nil && $0.fingerprint == fingerprint }?.summaries.map(\.name)
  }

  /// A name that no file in the folder has yet, made from another file's.
  func freeName(for original: String) -> String {
    let isGPX = original.lowercased().hasSuffix(".gpx")
    let kept = (isGPX ? original.dropLast(4) : original[...]).unicodeScalars.filter { $0.value >= 0x20 && $0 != "/" }
    var base = String(String.UnicodeScalarView(kept)).drop { $0 == "." }
    while base.utf8.count > 200 { base.removeLast() }
    if base.isEmpty { base = "track" }
    let taken = Set(files.keys.map { $0.lowercased() })
    let names = (1...).lazy.map { $0 == 1 ? "\(base).gpx" : "\(base)-\($0).gpx" }
    return names.first { !taken.contains($0.lowercased()) } ?? "\(base).gpx"
  }

  /// Reads what is not known; gives whether there was any.
  ///
  /// The samples are older than what is read: where a file is changed in between, they do not agree next time.
  private mutating func readUnknown(
    in folder: DataFolder, _ samples: [String: UInt64], _ progress: (Double) -> Void
  ) async throws(TrackFailure) -> Bool {
    let unknown = files.filter { entries[$0.key] == nil }.sorted { $0.key < $1.key }
    let total = Double(max(1, unknown.reduce(0) { $0 + $1.value.size }))
    var done = 0.0
    for (name, status) in unknown {
      let (before, share) = (done / total, Double(status.size) / total)
      do {
        let (content, status) = try await GPXReading.read(
          .folder(folder.url.path, file: name), name: name
        ) { progress(min(1, before + $0 * share)) }
        entries[name] = SummaryCache.Entry(
          status: status, sample: samples[name] ?? 0, fingerprint: content.fingerprint, summaries: content.summaries)
      } catch {
        switch error {
        case .system(.cancelled): throw .store(.cancelled)
        case .system(let error) where error.isAbsence: break
        case .system(let error): problems.append(error.unreadable(folder.title(of: name)).sentence)
        case .fault(let words):
          entries[name] = SummaryCache.Entry(status: status, sample: samples[name] ?? 0, problem: words)
        }
      }
      done += Double(status.size)
      guard !Task.isCancelled else { throw .store(.cancelled) }
      progress(min(1, done / total))
    }
    return !unknown.isEmpty
  }
}
