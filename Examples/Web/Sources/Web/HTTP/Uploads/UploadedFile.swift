import Foundation
import Humble
import NIOCore
import NIOPosix

/// A file that is being uploaded; what waits for the disk does so on threads that may.
struct UploadedFile {
  let url: URL
  private(set) var size = 0
  private let handle: FileHandle

  /// Makes the file, for its owner alone, in a folder that is made as well.
  init(named name: String, in folder: URL) async throws(StoreFailure) {
    let url = folder.appending(path: name)
    handle = try await onDisk {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    self.url = url
  }

  mutating func write(_ bytes: ByteBuffer) async throws(StoreFailure) {
    size += bytes.readableBytes
    try await onDisk { [handle] in try handle.write(contentsOf: bytes.readableBytesView) }
  }

  func close() async throws(StoreFailure) {
    try await onDisk { [handle] in try handle.close() }
  }
}

/// Does what waits for the disk.
func onDisk<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws(StoreFailure) -> Value {
  do { return try await NIOThreadPool.singleton.runIfActive(work) } catch { throw writing(error) }
}
