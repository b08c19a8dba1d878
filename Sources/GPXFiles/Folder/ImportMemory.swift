import FileStores
import Synchronization
import Tracks

/// What the imports of a store have in common: each goes on from what the one before knew, so that thousands of them look
/// at each file once, and not at all files each time.
///
/// It is proved under the folder's lock before a file is added. While the folder bears the mark of the last import, no file
/// came or went. Files that are changed in place leave the mark as it is: so all are looked at besides, as often as takes
/// a tenth of the time.
final class ImportMemory: Sendable {
  private struct State {
    var index = RecordingIndex(of: TrackLibrary())
    var mark: FileStatus?
    var next = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// Looks at the folder, and reads the files that are new or were changed.
  func look(at folder: DataFolder) async throws(TrackFailure) {
    let known = with { $0.library }
    let library =
      known.files.isEmpty ? try await TrackLibrary(of: folder) { _ in } : try await known.renewed(in: folder)
    state.withLock { $0 = State(index: RecordingIndex(of: library)) }
  }

  /// Whether the folder holds what is known; the caller has its lock.
  func agrees(
    with folder: borrowing FileDescriptor, at now: ContinuousClock.Instant = .now,
    _ files: () throws(SystemError) -> [String: FileStatus]
  ) throws(SystemError) -> Bool {
    let (mark, next) = state.withLock { ($0.mark, $0.next) }
    if let mark, now < next, try folder.status() == mark { return true }
    let files = try files()
    guard with({ $0.library.files == files }) else { return false }
    let duration = now.duration(to: .now)
    state.withLock { $0.next = now + duration * 10 }
    return true
  }

  /// Notes a file that was added to the folder, with which this agreed; the caller has its lock.
  func add(_ file: String, _ content: GPXContent, _ status: FileStatus, to folder: borrowing FileDescriptor) {
    let mark = folder.mark()
    state.withLock {
      $0.index.add(file, content, status)
      $0.mark = mark
    }
  }

  /// Works with the index where it is: a copy costs as much as the folder is large.
  func with<Result: Sendable>(_ work: (inout RecordingIndex) -> Result) -> Result {
    state.withLock { work(&$0.index) }
  }
}
