public import FileStores
public import Foundation
import Humble
public import Tracks

/// Keeps tracks as they came: the store is a folder of `.gpx` files, to which a person may add files by hand.
///
/// A track is one `<trk>` of a file; its id is the file's name and its place among the file's tracks. Routes and waypoints
/// are passed over. A file is read in one pass, away from the caller's actor, in memory that does not grow with it: GPX 1.0
/// and 1.1, with prefixes or without, in UTF-8, UTF-16, ISO 8859-1 or windows-1252.
///
/// - A time without an offset is in UTC, as GPX says. A position that there is not, an elevation that is no number, a time
///   before 1970 are left out and counted; see ``IgnoredValues``.
/// - A file that is larger than 1 GiB, is not GPX, is cut off, has no points, has a document type declaration or nests
///   elements more than 64 deep is refused with a sentence that says where and why. In the list it is told of.
/// - Summaries are kept beside the tracks in a file of their own, `.summaries.json`, by the files' size, dates and content,
///   and reckoned anew where one of them is another. So that file may be removed at any time. Content is compared in
///   blocks, so that a long list opens at once: all of a file of up to 12 KiB, and 4 KiB at the start, in the middle and
///   at the end of a larger one. What is changed in between shows in the dates.
/// - A store, with its copies, remembers from one import to the next what the folder holds, so that thousands take as long
///   for each as a few. Whoever imports much keeps one store. The summaries are written by the next list.
/// - A change is made in a copy that then takes the file's place, under the folder's lock; permissions stay.
public struct GPXTrackStore: TrackStore {
  private let folder: DataFolder
  private let memory = ImportMemory()

  /// Makes a store; the file system is not touched yet.
  /// - Parameter folder: where the files are kept. It should hold nothing else, because its lock is held while a large
  ///   file is copied.
  public init(in folder: DataFolder) {
    self.folder = folder
  }

  /// Reads the summaries of all tracks; see ``TrackSource/tracks(progress:)``.
  /// - Parameter progress: called on the caller's isolation while files are read that are not in the cache.
  /// - Returns: the tracks; none where there is no folder.
  /// - Throws: ``TrackFailure/store(_:)``.
  public func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
    try await TrackLibrary(of: folder, progress: progress).list(in: folder)
  }

  /// Reads a track; see ``TrackSource/track(_:progress:)``.
  /// - Parameters:
  ///   - id: which one.
  ///   - progress: called on the caller's isolation with how much of its file is read, 0 to 1.
  /// - Returns: its figures and series.
  /// - Throws: ``TrackFailure/notFound``, ``TrackFailure/notTracks(_:)``, ``TrackFailure/store(_:)``.
  public func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
    guard DataFolder.isTrackFile(id.file) else { throw .notFound }
    let content: GPXContent
    do {
      content = try await GPXReading.read(
        .folder(folder.url.path, file: id.file), name: id.file, target: id.index, progress: progress
      ).content
    } catch .system(let error) where error.isAbsence {
      throw .notFound
    } catch {
      throw error.named(folder.title(of: id.file))
    }
    guard let details = content.details else { throw .notFound }
    return details
  }

  /// Gives a track another name; see ``TrackStore/rename(_:to:)``.
  ///
  /// Only the bytes of its `<name>` change, which is added where it is missing; every other byte of the file stays.
  /// - Parameters:
  ///   - id: which one.
  ///   - name: its new name.
  /// - Throws: ``TrackFailure/notFound``, ``TrackFailure/notTracks(_:)``, ``TrackFailure/store(_:)``.
  public func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) {
    guard !Task.isCancelled else { throw .store(.cancelled) }
    guard try await holds(id.file), try await folder.renameTrack(id, to: name) else { throw .notFound }
  }

  /// Adds a copy of a file; see ``TrackStore/importTracks(from:progress:)``.
  ///
  /// The copy has the file's name, with a number where that is taken.
  /// - Parameters:
  ///   - file: where the file is; links are followed.
  ///   - progress: called on the caller's isolation with how much of the file is read, 0 to 1.
  /// - Returns: the file's tracks, as they are in the store.
  /// - Throws: ``TrackFailure/alreadyThere(as:)``, ``TrackFailure/notTracks(_:)``, ``TrackFailure/store(_:)``.
  public func importTracks(
    from file: URL, progress: (Double) -> Void
  ) async throws(TrackFailure) -> [TrackSummary] {
    let source = GPXPlace.path(file.path)
    if memory.with({ $0.library.files.isEmpty }) { try await memory.look(at: folder) }
    // Once more where somebody else changed the folder, or the file, at the same time.
    while !Task.isCancelled {
      let name = memory.with { $0.freeName(for: file.lastPathComponent) }
      let (content, status): (GPXContent, FileStatus)
      do {
        (content, status) = try await GPXReading.read(source, name: name, progress: progress)
      } catch {
        throw error.named(folder.title(of: file))
      }
      if let twin = memory.with({ $0.twin(of: content.fingerprint) }) {
        let isThere = await folder.status(of: twin.file) == twin.entry.status
        guard !isThere else { throw .alreadyThere(as: twin.entry.summaries.map(\.name)) }
      } else if !Task.isCancelled,
        try await folder.adopt(source, content, as: name, whereStill: status, knowing: memory)
      {
        return content.summaries
      }
      try await memory.look(at: folder)
    }
    throw .store(.cancelled)
  }

  /// Removes a file with all its tracks; see ``TrackStore/removeFile(_:)``.
  /// - Parameter file: the ``Track/ID/file`` of its tracks.
  /// - Throws: ``TrackFailure/notFound``, ``TrackFailure/store(_:)``.
  public func removeFile(_ file: String) async throws(TrackFailure) {
    guard try await holds(file) else { throw .notFound }
    let wasThere: Bool
    do { wasThere = try await folder.removeTrackFile(file) } catch { throw .store(error) }
    guard wasThere else { throw .notFound }
  }

  private func holds(_ file: String) async throws(TrackFailure) -> Bool {
    do { return try await folder.trackFiles().files[file] != nil } catch { throw .store(error) }
  }
}
