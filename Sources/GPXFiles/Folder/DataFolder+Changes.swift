import FileStores
import Foundation
import Humble
import Tracks

/// Changes of a folder of tracks: each in one step, durable, and under the folder's lock.
extension DataFolder {
  private static let temporary = ".track.new"

  /// Gives a track another name; every byte of its file that is not of the name stays.
  /// - Returns: whether there is such a track.
  func renameTrack(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) -> Bool {
    let outcome: Result<Bool, GPXFailure>
    do throws(StoreFailure) {
      outcome = try await changing(id.file) { (folder) throws(SystemError) -> Result<Bool, GPXFailure> in
        let splice: NameSplice?
        do throws(GPXFailure) { splice = try Self.splice(id, name, in: folder) } catch { return .failure(error) }
        guard let splice else { return .success(false) }
        return .success(try Self.apply(splice, to: id.file, in: folder))
      }
    } catch {
      throw .store(error)
    }
    do { return try outcome.get() } catch { throw error.named(title(of: id.file)) }
  }

  /// Finds out what a renaming writes; `nil` where there is no such track.
  private static func splice(
    _ id: Track.ID, _ name: TrackName, in folder: borrowing FileDescriptor
  ) throws(GPXFailure) -> NameSplice? {
    var pass = try GPXPass.start(name: id.file, target: id.index) { () throws(SystemError) in
      try FileDescriptor(id.file, in: folder, flags: O_RDONLY)
    }
    while try pass.advance() { guard !Task.isCancelled else { throw .system(.cancelled) } }
    return try pass.splice(name)
  }

  private static func apply(
    _ splice: NameSplice, to name: String, in folder: borrowing FileDescriptor
  ) throws(SystemError) -> Bool {
    let old = try FileDescriptor(name, in: folder, flags: O_RDONLY)
    return try replace(name, in: folder) { (file) throws(SystemError) in
      try file.setPermissions(of: splice.status)
      try old.copy(0..<splice.range.lowerBound, to: file)
      try file.write(splice.bytes)
      try old.copy(splice.range.upperBound..<splice.status.size, to: file)
      guard try old.status() == splice.status else { throw .changed }
      return true
    }
  }

  /// Copies a file with this content into the folder, if both are still as they were seen; the memory knows of it then.
  /// - Returns: whether they were.
  func adopt(
    _ source: GPXPlace, _ content: GPXContent, as name: String, whereStill status: FileStatus,
    knowing memory: ImportMemory
  ) async throws(TrackFailure) -> Bool {
    do throws(StoreFailure) {
      return try await changing(name) { (folder) throws(SystemError) in
        let isKnown = try memory.agrees(with: folder) { () throws(SystemError) in try self.listing(in: folder).files }
        guard isKnown, !folder.holds(name) else { return false }
        let file = try source.open()
        guard try file.status() == status else { return false }
        let isCopied = try Self.replace(name, in: folder) { (copy) throws(SystemError) in
          try file.copy(0..<status.size, to: copy)
          return try file.status() == status
        }
        guard isCopied, let status = folder.status(of: name) else { return false }
        memory.add(name, content, status, to: folder)
        return true
      }
    } catch {
      throw .store(error)
    }
  }

  /// Removes a file, also in a cancelled task.
  /// - Returns: whether there was one.
  func removeTrackFile(_ name: String) async throws(StoreFailure) -> Bool {
    try await changing(name, isUrgent: true) { (folder) throws(SystemError) in
      guard try folder.unlink(name) else { return false }
      try folder.synchronize()
      return true
    }
  }

  /// Writes a file that takes the place of the one of this name, if there is one; what writes it gives whether it is to
  /// be kept, and so does this.
  private static func replace(
    _ name: String, in folder: borrowing FileDescriptor,
    _ write: (borrowing FileDescriptor) throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    try folder.unlink(temporary)
    do throws(SystemError) {
      let file = try FileDescriptor(temporary, in: folder, flags: O_WRONLY | O_CREAT | O_EXCL)
      let isKept = try write(file)
      guard isKept else {
        try folder.unlink(temporary)
        return false
      }
      try file.synchronize()
      try folder.rename(temporary, to: name)
      try folder.synchronize()
      return true
    } catch {
      _ = try? folder.unlink(temporary)
      throw error
    }
  }
}
