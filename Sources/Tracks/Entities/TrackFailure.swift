public import Humble

/// Why tracks could not be read or changed.
public enum TrackFailure: Error, Sendable, Equatable {
  /// There is no such track: it, or its file, was removed or given another name.
  case notFound
  /// The recording is among the tracks already, under these names, which may be others than those in the file.
  case alreadyThere(as: [String])
  /// The file holds no tracks, or is damaged: a whole sentence that says where, what, and how to mend it.
  case notTracks(String)
  /// The file, or the place where tracks are kept, could not be read or written.
  case store(StoreFailure)

  var isCancellation: Bool { self == .store(.cancelled) }
}
