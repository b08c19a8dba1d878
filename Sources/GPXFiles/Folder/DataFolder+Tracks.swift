import FileStores
import Foundation
import Humble
import Tracks

/// What a folder of tracks holds.
struct TrackFolderListing: Sendable, Equatable {
  /// Its GPX files.
  var files: [String: FileStatus] = [:]
  /// When the cache of summaries was written; in nanoseconds since 1970.
  var cached: Int?
}

extension DataFolder {
  /// Whether a name is one of a GPX file in this folder, and of nothing outside of it.
  static func isTrackFile(_ name: String) -> Bool {
    // By bytes, as the file system goes: a slash with a mark upon it is a slash.
    name.lowercased().hasSuffix(".gpx") && name.utf8.first != UInt8(ascii: ".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// Looks at the folder, without opening a file.
  func trackFiles() throws(StoreFailure) -> TrackFolderListing {
    do throws(SystemError) {
      return try listing(in: FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY))
    } catch {
      if error.isAbsence { return TrackFolderListing() }
      throw error.unreadable(title(of: url))
    }
  }

  /// Looks at one file.
  func status(of name: String) -> FileStatus? {
    guard let folder = try? FileDescriptor(url.path, flags: O_RDONLY | O_DIRECTORY) else { return nil }
    return folder.status(of: name)
  }

  func listing(in folder: borrowing FileDescriptor) throws(SystemError) -> TrackFolderListing {
    var listing = TrackFolderListing(cached: folder.status(of: SummaryCache.name)?.modified)
    let names: [String]
    do { names = try self.names() } catch { throw .code(EACCES) }
    for name in names where Self.isTrackFile(name) { listing.files[name] = folder.status(of: name) }
    return listing
  }
}
