import FileStores
import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

@Suite struct ImportTests {
  private let folder: TrackFolder

  init() throws { folder = try TrackFolder() }

  @discardableResult
  private func add(_ data: Data, _ name: String = "walk.gpx") async throws -> [TrackSummary] {
    try await folder.open().importTracks(from: folder.write(data, to: name)) { _ in }
  }

  @Test func `an import is a copy, byte by byte, for its owner alone`() async throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(Devices.osmAnd.replacingOccurrences(of: "\n", with: "\r\n"))
    let tracks = try await add(data)
    #expect(try folder.data() == data)
    #expect(tracks.map(\.id) == [Track.ID(file: "walk.gpx", index: 0)])
    #expect(tracks.map(\.name) == ["walk"])
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path())[.posixPermissions] as? Int == 0o600)
    #expect(try await folder.list().tracks == tracks)
  }

  @Test func `a name that is taken gets a number`() async throws {
    for (number, latitude) in zip(1..., [10.0, 20, 30]) {
      let tracks = try await add(
        Data(GPXText.file(GPXText.track(from: latitude))), number == 3 ? "WALK.GPX" : "walk.gpx")
      #expect(tracks[0].id.file == ["walk.gpx", "walk-2.gpx", "WALK-3.gpx"][number - 1])
    }
  }

  @Test(arguments: [
    ("evening", "evening.gpx"), ("..hidden.gpx", "hidden.gpx"), ("a.b.GPX", "a.b.gpx"), (".gpx", "track.gpx"),
    ("tab\there\u{1B}.xml", "tabhere.xml.gpx"),
    (String(repeating: "é", count: 120), String(repeating: "é", count: 100) + ".gpx"),
  ])
  func `a copy has a name that the folder can show`(name: String, copy: String) async throws {
    #expect(try await add(Data(GPXText.file(GPXText.track())), name)[0].id.file == copy)
    #expect(folder.names.contains(copy))
  }

  @Test func `the same recording is not taken twice, under whatever name and in whatever encoding`() async throws {
    let tracks = try await add(Data(GPXText.file(GPXText.track("Old"))))
    try await folder.open().rename(tracks[0].id, to: TrackName("New"))
    let again = GPXText.file("<!-- the same -->" + GPXText.track("Another"))
    for data in [Data(again), again.data(using: .utf16) ?? Data()] {
      await #expect(throws: TrackFailure.alreadyThere(as: ["New"])) { try await add(data, "other.gpx") }
    }
    try await add(Data(GPXText.file(GPXText.track(points: 4))), "other.gpx")
    #expect(try await folder.list().tracks.count == 2)
  }

  @Test func `what is in the folder already, by whatever way, is not taken`() async throws {
    try folder.add(Data(Devices.garmin), as: "by hand.gpx")
    await #expect(throws: TrackFailure.alreadyThere(as: ["Morning Run"])) { try await add(Data(Devices.garmin)) }
  }

  @Test func `of those who import one recording at once, one does`() async throws {
    let file = try folder.write(Data(GPXText.file(GPXText.track())))
    let imports = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          do throws(TrackFailure) {
            return try await folder.open().importTracks(from: file, progress: { _ in }).count
          } catch {
            #expect(error == .alreadyThere(as: ["Walk"]))
            return 0
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(imports == 1)
    #expect(try await folder.list().tracks.count == 1)
  }

  @Test func `an import that fails leaves nothing`() async throws {
    for data in [Data(Devices.garmin).dropLast(20), Data("hello"), Data(GPXText.file(""))] {
      await #expect(throws: TrackFailure.self) { try await add(data) }
    }
    await #expect(throws: TrackFailure.self) {
      try await folder.open().importTracks(from: folder.root.appending(path: "missing.gpx")) { _ in }
    }
    #expect(folder.names == [])
  }

  @Test func `a store in a folder of which nobody is told calls files by their names alone`() async throws {
    let store = GPXTrackStore(in: DataFolder(at: folder.tracks, isTold: false))
    let words = "is not GPX: it does not start with a tag."
    let file = try folder.write(Data("hello"), to: "new.gpx")
    await #expect(throws: TrackFailure.notTracks("new.gpx \(words)")) {
      try await store.importTracks(from: file) { _ in }
    }
    let id = try folder.add(Data("hello"), as: "old.gpx")
    await #expect(throws: TrackFailure.notTracks("old.gpx \(words)")) { try await store.track(id) { _ in } }
    await #expect(throws: TrackFailure.notTracks("old.gpx \(words)")) {
      try await store.rename(id, to: TrackName("New"))
    }
    let lock = folder.tracks.appending(path: ".lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
    let problems = try await store.tracks { _ in }.problems
    #expect(problems.first == "old.gpx \(words)")
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { !$0.contains("/") })
  }

  @Test func `an import that is cut short leaves nothing`() async throws {
    let file = try folder.write(Data(GPXText.file(GPXText.track(points: 30_000))))
    let folder = folder
    let task = Task { () async -> TrackFailure? in
      do throws(TrackFailure) {
        _ = try await folder.open().importTracks(from: file) { _ in withUnsafeCurrentTask { $0?.cancel() } }
      } catch {
        return error
      }
      return nil
    }
    #expect(await task.value == .store(.cancelled))
    #expect(folder.names == [])
  }

  @Test func `what a killed import left behind is no track, and goes with the next`() async throws {
    try folder.add(Data(Devices.garmin).dropLast(200), as: ".track.new")
    #expect(try await folder.list() == TrackList(tracks: []))
    try await add(Data(Devices.garmin))
    #expect(folder.names.filter { $0 != ".summaries.json" } == ["walk.gpx"])
  }
}
