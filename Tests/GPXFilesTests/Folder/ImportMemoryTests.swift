import FileStores
import Foundation
import Testing
import Tracks

@testable import GPXFiles

/// What one store remembers from one import to the next.
@Suite struct ImportMemoryTests {
  private let folder: TrackFolder
  private let store: GPXTrackStore

  init() throws {
    folder = try TrackFolder()
    store = folder.open()
  }

  @discardableResult
  private func add(
    _ text: String, _ name: String = "walk.gpx", to store: GPXTrackStore? = nil
  ) async throws -> [TrackSummary] {
    try await (store ?? self.store).importTracks(from: folder.write(Data(text), to: name)) { _ in }
  }

  private func text(_ number: Int) -> String { GPXText.file(GPXText.track("\(number)", from: Double(number))) }

  @Test func `imports leave the writing of summaries to the list`() async throws {
    for number in 1...3 { try await add(text(number)) }
    #expect(folder.names == ["walk-2.gpx", "walk-3.gpx", "walk.gpx"])
    #expect(try await store.tracks { _ in }.tracks.count == 3)
    #expect(folder.names.contains(".summaries.json"))
  }

  @Test func `a store takes nothing twice that came between its imports`() async throws {
    let other = folder.open()
    for number in stride(from: 0, to: 40, by: 4) {
      try await add(text(number))
      try folder.add(Data(text(number + 1)), as: "hand-\(number).gpx")
      try await add(text(number + 2), to: other)
      try await add(text(number + 3))
      for known in number...number + 3 {
        await #expect(throws: TrackFailure.alreadyThere(as: ["\(known)"])) { try await add(text(known)) }
        await #expect(throws: TrackFailure.alreadyThere(as: ["\(known)"])) { try await add(text(known), to: other) }
      }
    }
    #expect(try await folder.list().tracks.count == 40)
  }

  @Test func `a store takes once more what was removed or changed in between`() async throws {
    for number in 1...3 { try await add(text(number), "\(number).gpx") }
    try await folder.open().removeFile("1.gpx")
    try folder.add(Data(text(4)), as: "2.gpx")
    for number in 1...2 { try await add(text(number), "\(number).gpx") }
    await #expect(throws: TrackFailure.alreadyThere(as: ["4"])) { try await add(text(4)) }
    #expect(folder.names.filter { $0.hasSuffix(".gpx") } == ["1.gpx", "2-2.gpx", "2.gpx", "3.gpx"])
  }

  @Test func `a store names a recording as it is called now`() async throws {
    let id = try await add(text(1))[0].id
    try await folder.open().rename(id, to: TrackName("Another"))
    await #expect(throws: TrackFailure.alreadyThere(as: ["Another"])) { try await add(text(1)) }
  }

  @Test func `all files are looked at where the folder was changed, and every so often`() async throws {
    try folder.add(Data(text(1)))
    let opened = try FileDescriptor(folder.tracks.path, flags: O_RDONLY | O_DIRECTORY)
    let memory = ImportMemory()
    try await memory.look(at: DataFolder(at: folder.tracks))
    var files = memory.with { $0.library.files }
    var looks = 0
    func agrees(at now: ContinuousClock.Instant) throws -> Bool {
      try memory.agrees(with: opened, at: now) {
        looks += 1
        return files
      }
    }
    let (now, hour, status) = (ContinuousClock.now, Duration.seconds(3_600), files["walk.gpx"])
    // A look that begins in the past takes an hour: ten hours have to go by before the next.
    #expect(try agrees(at: now - hour))
    memory.add("walk.gpx", GPXContent(), try #require(status), to: opened)
    for _ in 0..<100 { #expect(try agrees(at: now)) }
    #expect(looks == 1)
    try folder.add(Data("x"), as: "notes.txt")
    #expect(try agrees(at: now))
    #expect(looks == 2)
    #expect(try agrees(at: now - hour))
    memory.add("walk.gpx", GPXContent(), try #require(status), to: opened)
    files["walk.gpx"] = try opened.status()
    #expect(try agrees(at: now + hour * 8))
    #expect(looks == 3)
    #expect(try !agrees(at: now + hour * 10))
    #expect(looks == 4)
  }
}
