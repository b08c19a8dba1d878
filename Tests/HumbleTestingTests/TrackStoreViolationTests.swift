import Foundation
import Humble
import HumbleTesting
import Synchronization
import Testing
import Tracks

/// These stores of tracks break one promise each.
@Suite struct TrackStoreViolationTests {
  /// A store in memory of which a test replaces one part.
  private struct Store: TrackStore {
    let base = TrackStoreFake()
    var rename: @Sendable (TrackStoreFake, Track.ID, TrackName) async throws(TrackFailure) -> Void = {
      base, id, name throws(TrackFailure) in try await base.rename(id, to: name)
    }
    var remove: @Sendable (TrackStoreFake, String) async throws(TrackFailure) -> Void = {
      base, file throws(TrackFailure) in try await base.removeFile(file)
    }
    var add: @Sendable (TrackStoreFake, URL) async throws(TrackFailure) -> [TrackSummary] = {
      base, file throws(TrackFailure) in try await base.importTracks(from: file) { _ in }
    }

    func tracks(progress: (Double) -> Void) async throws(TrackFailure) -> TrackList {
      try await base.tracks(progress: progress)
    }
    func track(_ id: Track.ID, progress: (Double) -> Void) async throws(TrackFailure) -> TrackDetails {
      try await base.track(id, progress: progress)
    }
    func rename(_ id: Track.ID, to name: TrackName) async throws(TrackFailure) { try await rename(base, id, name) }
    func importTracks(from file: URL, progress: (Double) -> Void) async throws(TrackFailure) -> [TrackSummary] {
      try await add(base, file)
    }
    func removeFile(_ file: String) async throws(TrackFailure) { try await remove(base, file) }
  }

  private func violation(_ change: (inout Store) -> Void) async -> String {
    var store = Store()
    change(&store)
    do {
      try await TrackStoreContract { [store] in
        store
      } makeFile: { [store] in
        store.base.makeFile($0)
      }.verify()
    } catch {
      return "\(error)"
    }
    return "none"
  }

  @Test func `a store that keeps its promises passes`() async {
    #expect(await violation { _ in } == "none")
  }

  @Test func `a store that renames what is not there is found out`() async {
    let found = await violation { $0.rename = { _, _, _ throws(TrackFailure) in } }
    #expect(found == "expected renaming a track that is not there to fail with notFound; it succeeded")
  }

  @Test func `a store that shortens names is found out`() async {
    let found = await violation {
      $0.rename = { base, id, name throws(TrackFailure) in
        if let short = try? TrackName(String(name.text.prefix(3))) { try await base.rename(id, to: short) }
      }
    }
    #expect(found.hasPrefix("expected the name after a renaming to be"))
  }

  @Test func `a store that takes a recording twice is found out`() async {
    let copies = Mutex(0)
    let found = await violation {
      $0.add = { base, file throws(TrackFailure) in
        do throws(TrackFailure) { return try await base.importTracks(from: file, progress: { _ in }) } catch {
          guard case .alreadyThere = error else { throw error }
          copies.withLock { $0 += 1 }
          return []
        }
      }
    }
    #expect(found.hasPrefix("expected importing a file twice to fail with alreadyThere"))
    #expect(copies.withLock { $0 } == 1)
  }

  @Test func `a store that says notFound of a file to import is found out`() async {
    let found = await violation {
      $0.add = { base, file throws(TrackFailure) in
        do throws(TrackFailure) { return try await base.importTracks(from: file, progress: { _ in }) } catch {
          if case .notTracks = error { throw .notFound }
          throw error
        }
      }
    }
    #expect(found == "expected that importing a file that is not there says what is wrong with the file")
  }

  @Test func `a store that gives up a removal in a cancelled task is found out`() async {
    let found = await violation {
      $0.remove = { base, file throws(TrackFailure) in
        guard !Task.isCancelled else { throw .store(.cancelled) }
        try await base.removeFile(file)
      }
    }
    #expect(found.hasPrefix("expected the failure of a removal in a cancelled task to be nil"))
  }

  @Test func `a store that renames in a cancelled task and says that it did not is found out`() async {
    let found = await violation {
      $0.rename = { base, id, name throws(TrackFailure) in
        guard Task.isCancelled else { return try await base.rename(id, to: name) }
        await Task { _ = try? await base.rename(id, to: name) }.value
        throw .store(.cancelled)
      }
    }
    #expect(found == "expected whether a renaming that says so was done to be false, not true")
  }
}
