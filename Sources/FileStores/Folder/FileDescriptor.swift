import Foundation

/// An open file or folder, closed when it goes out of scope.
package struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  /// Opens a path as it stands; a new file is for its owner alone.
  package init(_ path: String, flags: Int32) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
  }

  /// Opens a file in a folder.
  ///
  /// A symbolic link is not followed; a new file is for its owner alone.
  package init(_ name: String, in folder: borrowing FileDescriptor, flags: Int32) throws(SystemError) {
    number = openat(folder.number, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .last }
  }

  /// Makes a folder, for its owner alone, and those above it that are missing; all survive a power cut.
  static func makeFolder(_ url: URL) throws(SystemError) {
    let parent = url.deletingLastPathComponent()
    if mkdir(url.path, 0o700) != 0 {
      guard errno != EEXIST else { return }
      guard errno == ENOENT, parent.path != url.path else { throw .last }
      try makeFolder(parent)
      guard mkdir(url.path, 0o700) == 0 || errno == EEXIST else { throw .last }
    }
    try FileDescriptor(parent.path, flags: O_RDONLY | O_DIRECTORY).synchronize()
  }

  deinit { if number >= 0 { close(number) } }

  /// Everything in an ordinary file of at most so many bytes.
  func contents(limit: Int) throws(SystemError) -> Data {
    var information = stat()
    guard fstat(number, &information) == 0 else { throw .last }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard information.st_size <= limit else { throw .tooLarge }
    var data = Data(count: Int(information.st_size))
    var count = 0
    while count < data.count {
      let step = data.withUnsafeMutableBytes { [count] buffer in
        Foundation.read(number, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else { throw .last }
      guard step > 0 else { break }
      count += step
    }
    return data.prefix(count)
  }

  /// Fills a buffer from a place in the file on; gives how much there was.
  package func read(at offset: Int, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { pread(number, $0.baseAddress, $0.count, off_t(offset)) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      return count
    }
  }

  package func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = rest.withContiguousStorageIfAvailable { Foundation.write(number, $0.baseAddress, $0.count) }
      guard let step else { return try write(Array(rest)) }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw .last }
      rest = rest.dropFirst(step)
    }
  }

  /// From here on, whoever writes more than a pipe holds waits until it is read.
  package func waitForReaders() throws(SystemError) {
    guard fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK) == 0 else { throw .last }
  }

  /// Returns when what was written, or renamed in a folder, would survive a power cut.
  package func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // Here fsync leaves what it wrote in the drive's own memory.
      guard fcntl(number, F_FULLFSYNC) == 0 || fsync(number) == 0 else { throw .last }
    #else
      guard fsync(number) == 0 else { throw .last }
    #endif
  }

  /// Takes the file's lock, unless somebody else has it; it is released when the file is closed.
  func tryLock() throws(SystemError) -> Bool {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
    return false
  }

  /// Gives a file in this folder another name, replacing what had it.
  package func rename(_ name: String, to newName: String) throws(SystemError) {
    guard renameat(number, name, number, newName) == 0 else { throw .last }
  }

  /// Removes a file in this folder; gives whether there was one.
  @discardableResult
  package func unlink(_ name: String) throws(SystemError) -> Bool {
    if unlinkat(number, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw .last }
    return false
  }

  /// Whether there is anything of this name in this folder.
  package func holds(_ name: String) -> Bool {
    var information = stat()
    return fstatat(number, name, &information, AT_SYMLINK_NOFOLLOW) == 0
  }
}
