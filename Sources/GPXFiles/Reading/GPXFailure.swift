import FileStores
import Humble
import Tracks

/// Why a file gives no tracks.
enum GPXFailure: Error {
  /// The system refused it, or the task was cancelled.
  case system(SystemError)
  /// What is wrong with it, as the rest of a sentence that starts with the file's name.
  case fault(String)

  /// The failure with the file's name.
  func named(_ path: String) -> TrackFailure {
    switch self {
    case .system(.cancelled): .store(.cancelled)
    // Anywhere may be a folder or a device; nobody need move it.
    case .system(.notAFile): .notTracks("\(path) is not an ordinary file. Name a GPX file.")
    case .system(let error): .store(error.unreadable(path))
    case .fault(let words): .notTracks("\(path) \(words)")
    }
  }
}
