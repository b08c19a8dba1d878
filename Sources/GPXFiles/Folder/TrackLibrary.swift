import FileStores
import Foundation
import Humble
import Tracks

/// All that is known of a folder of tracks at one time.
struct TrackLibrary: Sendable {
  /// The folder's GPX files, as they were looked at.
  private(set) var files: [String: FileStatus] = [:]
  /// What is known of them.
  private(set) var entries: [String: SummaryCache.Entry] = [:]
  /// Whole sentences about what could not be read or kept.
  private var problems: [String] = []

  /// Knows nothing.
  init() {}

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

  /// Looks at the folder once more, and reads what is new or was changed; the cache stays as it is.
  func renewed(in folder: DataFolder) async throws(TrackFailure) -> TrackLibrary {
    var library = self
    do { library.files = try await folder.trackFiles().files } catch { throw .store(error) }
    library.entries = entries.filter { $0.value.status == library.files[$0.key] }
    library.problems = []
    _ = try await library.readUnknown(in: folder, [:]) { _ in }
    return library
  }

  /// Notes a file that came into the folder.
  mutating func add(_ file: String, _ content: GPXContent, _ status: FileStatus) {
    files[file] = status
    entries[file] = SummaryCache.Entry(
      status: status, sample: 0, fingerprint: content.fingerprint, summaries: content.summaries)
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
