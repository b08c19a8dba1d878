import FileStores
import Foundation
import Tracks

/// Where a GPX file is.
enum GPXPlace: Sendable {
  /// Anywhere; links are followed.
  case path(String)
  /// In a folder, given by its path; links are not followed.
  case folder(String, file: String)

  /// Opens the file without waiting, whatever it is.
  func open() throws(SystemError) -> FileDescriptor {
    switch self {
    case .path(let path): try FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK)
    case .folder(let path, let file):
      try FileDescriptor(file, in: FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY), flags: O_RDONLY)
    }
  }
}

/// Reads a GPX file away from the caller's actor, and part by part, so that the caller hears of the progress in between.
actor GPXReading {
  /// In chunks.
  private static let part = 8

  private var pass: GPXPass

  private init(_ pass: consuming GPXPass) {
    self.pass = pass
  }

  /// Reads a file to its end, and tells the progress on the caller's isolation.
  ///
  /// The tracks' ids have this name for their file; of the target there are details. Gives what is in the file, and the
  /// file as it was then.
  static func read(
    _ place: GPXPlace, name: String, target: Int? = nil, progress: (Double) -> Void
  ) async throws(GPXFailure) -> (content: GPXContent, status: FileStatus) {
    let reading = try await open(place, name: name, target: target)
    while let fraction = try await reading.advance() {
      guard !Task.isCancelled else { throw .system(.cancelled) }
      progress(fraction)
    }
    return await reading.outcome
  }

  @concurrent
  private static func open(_ place: GPXPlace, name: String, target: Int?) async throws(GPXFailure) -> GPXReading {
    GPXReading(
      try GPXPass.start(name: name, target: target) { () throws(SystemError) in try place.open() })
  }

  /// Reads a part; gives how much has been read, or `nil` at the end.
  private func advance() throws(GPXFailure) -> Double? {
    for _ in 0..<Self.part { guard try pass.advance() else { return nil } }
    return pass.fraction
  }

  private var outcome: (content: GPXContent, status: FileStatus) { (pass.content, pass.status) }
}
