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
    case .system(let error): .store(error.unreadable(path))
    case .fault(let words): .notTracks("\(path) \(words)")
    }
  }
}
