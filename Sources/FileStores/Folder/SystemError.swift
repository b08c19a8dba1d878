import Foundation
package import Humble

/// Why the operating system, or a rule of this module, refused a file.
package enum SystemError: Error {
  case code(Int32)
  case notAFile
  case cancelled
  case tooLarge
  case changed

  /// What the last call that failed on this thread left in `errno`.
  package static var last: SystemError { .code(errno) }

  package var isAbsence: Bool {
    if case .code(ENOENT) = self { true } else { false }
  }

  /// Why a file could not be read, as a sentence.
  package func unreadable(_ path: String) -> StoreFailure { .unreadable("\(path) could not be read: \(words)") }

  /// Why a file could not be written, as a sentence.
  package func unwritable(_ path: String) -> StoreFailure {
    if case .cancelled = self { .cancelled } else { .unwritable("\(path) could not be written: \(words)") }
  }

  private var words: String {
    switch self {
    case .cancelled: "it was cancelled."
    case .notAFile: "it is not an ordinary file. Move it away."
    case .changed: "it was changed at the same time. Try again."
    case .tooLarge: "it is larger than 256 MiB. Ask for less, or move it away."
    case .code(ELOOP): "it is a symbolic link, and links are not followed. Replace it by what it links to."
    case .code(ENOSPC), .code(EDQUOT): "the disk is full. Make some room."
    case .code(EACCES), .code(EPERM), .code(EROFS): "there is no permission. Check the folder's mode and owner."
    case .code(ENOENT): "there is no such file. Check the path."
    case .code(ENOTDIR): "a part of the path is not a folder. Give another folder."
    case .code(EWOULDBLOCK): "its folder has been locked for thirty seconds. End what else uses it, then try again."
    case .code(let code): "\(String(cString: strerror(code)).lowercased())."
    }
  }
}
