public import Foundation
import Humble
public import Tracks

/// What every ``TrackStore`` keeps to.
public struct TrackStoreContract: Sendable {
  private let open: @Sendable () async throws -> any TrackStore
  private let makeFile: @Sendable ([Track]) async throws -> URL

  /// Makes the suite.
  /// - Parameters:
  ///   - open: opens a store over the same place each time it is called; the place is empty at first. A store in memory is
  ///     given each time, one on disk is opened anew.
  ///   - makeFile: makes a file that the store can import, outside of that place, with these tracks; their ids do not
  ///     matter.
  public init(
    open: @escaping @Sendable () async throws -> any TrackStore,
    makeFile: @escaping @Sendable ([Track]) async throws -> URL
  ) {
    self.open = open
    self.makeFile = makeFile
  }

  /// Verifies all of it; callable on any isolation.
  /// - Throws: ``ContractViolation``, or what the store throws where it should not.
  public func verify() async throws {
    let store = try await open()
    try await require(store.list(), equals: [], "the tracks of an empty store")
    let (nobody, name) = (Track.ID(file: "nobody.gpx", index: 0), try TrackName("A name"))
    try await require(.notFound, from: "reading a track that is not there") { () async throws(TrackFailure) in
      try await store.track(nobody) { _ in }
    }
    try await require(.notFound, from: "renaming a track that is not there") { () async throws(TrackFailure) in
      try await store.rename(nobody, to: name)
    }
    try await require(.notFound, from: "removing a file that is not there") { () async throws(TrackFailure) in
      try await store.removeFile(nobody.file)
    }
    try await verifyImport(into: store)
    try await verifyNames(in: store)
    try await verifyCancellation(in: store)
    try await verifyRemoval(from: store)
  }

  private func verifyImport(into store: any TrackStore) async throws {
    let file = try await makeFile([.sample(1), .sample(2)])
    let imported = try await store.importTracks(from: file) { _ in }
    try require(imported.map(\.figures), equals: [.sample(1), .sample(2)], "the tracks that were imported")
    try require(imported.map(\.id.index), equals: [0, 1], "their places in the file")
    try await require(open().list(), equals: imported, "the tracks seen by a store opened anew")
    let details = try await store.track(imported[1].id) { _ in }
    try require(details.summary, equals: imported[1], "the figures of a track that is read")
    try require(!details.profile.isEmpty && !details.path.isEmpty, "a track that is read can be drawn")

    try await require(
      .alreadyThere(as: imported.map(\.name)), from: "importing a file twice"
    ) { () async throws(TrackFailure) in try await store.importTracks(from: file) { _ in } }
    let missing = file.deletingLastPathComponent().appending(path: "missing-\(UUID().uuidString).gpx")
    do {
      _ = try await store.importTracks(from: missing) { _ in }
      try require(false, "importing a file that is not there fails")
    } catch let failure as TrackFailure {
      try require(failure != .notFound, "importing a file that is not there says what is wrong with the file")
    }
    try await require(store.list(), equals: imported, "the tracks after imports that failed")

    let another = try await makeFile([.sample(3)])
    let others = try await open().importTracks(from: another) { _ in }
    try await require(
      .alreadyThere(as: others.map(\.name)), from: "importing what a store opened anew imported"
    ) { () async throws(TrackFailure) in try await store.importTracks(from: another) { _ in } }
    try await require(store.list().count, equals: 3, "the number of tracks after another import")
  }

  private func verifyNames(in store: any TrackStore) async throws {
    let before = try await store.list()
    let id = before[1].id
    let name = try TrackName("<Ñame & 名前> \"'")
    try await store.rename(id, to: name)
    let after = try await open().list().first { $0.id == id }
    try require(after?.name, equals: name.text, "the name after a renaming")
    try require(after?.distance, equals: before[1].distance, "the distance after a renaming")
    try await require(store.list().filter { $0.id != id }, equals: before.filter { $0.id != id }, "the other tracks")

    let names = try (0..<10).map { try TrackName(String(repeating: "\($0)", count: 1 + $0 * 10)) }
    try await withThrowingTaskGroup { group in
      for name in names { group.addTask { try await open().rename(id, to: name) } }
      try await group.waitForAll()
    }
    let last = try await store.track(id) { _ in }.summary.name
    try require(names.map(\.text).contains(last), "of names that are given at once one stays, whole")
  }

  /// A change that is cancelled is not done or wholly done; a removal runs to its end.
  private func verifyCancellation(in store: any TrackStore) async throws {
    let id = try await store.list()[0].id
    let (name, file) = (try TrackName("cancelled"), try await makeFile([.sample(4)]))
    let renaming = cancelledTask { () async -> TrackFailure? in
      do throws(TrackFailure) { try await store.rename(id, to: name) } catch { return error }
      return nil
    }
    let failure = await renaming.value
    try require(
      failure == nil || failure == .store(.cancelled), "renaming in a cancelled task succeeds or is cancelled")
    let isRenamed = try await store.track(id) { _ in }.summary.name == name.text
    try require(isRenamed, equals: failure == nil, "whether a renaming that says so was done")

    let count = try await store.list().count
    let importing = cancelledTask { () async -> TrackFailure? in
      do throws(TrackFailure) { _ = try await store.importTracks(from: file, progress: { _ in }) } catch {
        return error
      }
      return nil
    }
    let importFailure = await importing.value
    try require(
      importFailure == nil || importFailure == .store(.cancelled),
      "an import in a cancelled task succeeds or is cancelled")
    try await require(
      store.list().count, equals: importFailure == nil ? count + 1 : count, "the number of tracks after that import")
  }

  private func verifyRemoval(from store: any TrackStore) async throws {
    let list = try await store.list()
    let file = list[0].id.file
    let removing = cancelledTask { () async -> TrackFailure? in
      do throws(TrackFailure) { try await store.removeFile(file) } catch { return error }
      return nil
    }
    try await require(removing.value, equals: nil, "the failure of a removal in a cancelled task")
    try await require(open().list(), equals: list.filter { $0.id.file != file }, "the tracks after a removal")
    let removals = try await withThrowingTaskGroup { group in
      let other = list.first { $0.id.file != file }?.id.file ?? ""
      for _ in 0..<5 {
        group.addTask {
          let store = try await open()
          do throws(TrackFailure) { try await store.removeFile(other) } catch { return false }
          return true
        }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    try require(removals, equals: 1, "the number of those who removed one file")
  }
}

extension TrackStore {
  fileprivate func list() async throws(TrackFailure) -> [TrackSummary] { try await tracks { _ in }.tracks }
}

/// What does not depend on where a track is kept.
private struct Figures: Equatable {
  let name: String
  let start: Date?
  /// In whole millimetres: a file may round coordinates.
  let distance: Double
  let points: Int
  let segments: Int

  static func sample(_ number: Int) -> Figures {
    let track = Track.sample(number)
    return track.measured().summary(id: track.id, name: track.name).figures
  }
}

extension TrackSummary {
  fileprivate var figures: Figures {
    Figures(name: name, start: start, distance: (distance * 1_000).rounded(), points: points, segments: segments)
  }
}

extension Track {
  /// The later the number, the earlier the start.
  fileprivate static func sample(_ number: Int) -> Track {
    let points = (0..<20 * number).compactMap { index in
      TrackPoint(
        latitude: 46.5 + Double(index) * 0.0001 * Double(number), longitude: 7.9 - Double(index) * 0.00005,
        elevation: 500 + Double(index),
        time: Date(timeIntervalSince1970: 1_700_000_000 - Double(number * 10_000 - index)))
    }
    return Track(
      id: Track.ID(file: "sample", index: 0), name: "Sample \(number) 散歩 & more",
      segments: [Array(points.prefix(7)), Array(points.dropFirst(7))])
  }
}
