import Foundation

/// What the file system says of a file without opening it.
package struct FileStatus: Sendable, Hashable, Codable {
  /// In bytes.
  package let size: Int
  /// When its contents were changed last, by its own account; in nanoseconds since 1970.
  package let modified: Int
  /// When anything of it was changed last, by the file system's account, which nobody can set back.
  package let changed: Int
  /// Its kind and its permissions.
  package let mode: UInt32

  package var isFile: Bool { mode_t(mode) & S_IFMT == S_IFREG }

  fileprivate init(_ information: stat) {
    size = Int(information.st_size)
    mode = UInt32(information.st_mode)
    #if canImport(Darwin)
      (modified, changed) = (Self.nanoseconds(information.st_mtimespec), Self.nanoseconds(information.st_ctimespec))
    #else
      (modified, changed) = (Self.nanoseconds(information.st_mtim), Self.nanoseconds(information.st_ctim))
    #endif
  }

  fileprivate static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int(time.tv_nsec)
  }
}

extension FileDescriptor {
  /// What the file system says of this file.
  package func status() throws(SystemError) -> FileStatus {
    var information = stat()
    guard fstat(number, &information) == 0 else { throw .last }
    return FileStatus(information)
  }

  /// What the file system says of a file in this folder; `nil` where there is none.
  package func status(of name: String) -> FileStatus? {
    var information = stat()
    return fstatat(number, name, &information, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(information) : nil
  }

  /// Dates this folder by a clock finer than the one by which systems date changes, so that any later change shows.
  /// - Returns: its status; `nil` where it is somebody else's, or its file system keeps no such date.
  package func mark() -> FileStatus? {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, futimens(number, [now, now]) == 0, let status = try? status(),
      status.modified == FileStatus.nanoseconds(now)
    else { return nil }
    return status
  }

  /// Gives this file the permissions of another.
  package func setPermissions(of status: FileStatus) throws(SystemError) {
    guard fchmod(number, mode_t(status.mode) & 0o777) == 0 else { throw .last }
  }
}
