import FileStores
import Foundation
import Humble

/// A fingerprint of what a file holds, from at most three blocks of it: a large file is looked at as fast as a small one.
///
/// Of a file of up to 12 KiB everything counts. Of a larger one the first 4 KiB count, where names stand, 4 KiB in the
/// middle and the last 4 KiB; what is put in or taken out changes its size besides. A change in between that leaves the
/// length as it was is not seen here: only the file's dates tell of it.
enum ContentSample {
  /// In bytes.
  private static let block = 4_096

  /// Reads the blocks of a file of this size.
  static func fingerprint(of file: borrowing FileDescriptor, size: Int) throws(SystemError) -> UInt64 {
    let offsets = size <= 3 * block ? [0, block, 2 * block] : [0, (size - block) / 2, size - block]
    var buffer = [UInt8](repeating: 0, count: block)
    var fingerprint = UInt64.fingerprintOfNothing
    for offset in offsets where offset < size {
      let count = try file.read(at: offset, into: &buffer)
      fingerprint = fingerprint.mixed(with: buffer[..<count])
    }
    return fingerprint
  }
}

extension DataFolder {
  /// Looks into files, each of the size that it has in its status; one that cannot be read has no fingerprint.
  func samples(of files: [String: FileStatus]) throws(StoreFailure) -> [String: UInt64] {
    guard !files.isEmpty else { return [:] }
    var samples: [String: UInt64] = [:]
    do throws(SystemError) {
      let folder = try FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY)
      for (name, status) in files where status.isFile {
        guard !Task.isCancelled else { throw .cancelled }
        guard let file = try? FileDescriptor(name, in: folder, flags: O_RDONLY) else { continue }
        samples[name] = try? ContentSample.fingerprint(of: file, size: status.size)
      }
    } catch {
      throw error.unreadable(url.path)
    }
    return samples
  }
}
