import Foundation
import GPXFiles
import Humble
import Testing
import Tracks

@Suite struct SummaryCacheTests {
  private let folder: TrackFolder

  init() throws { folder = try TrackFolder() }

  /// Lists, and tells how often progress was told, which is once and more for each file that is read.
  private func list() async throws -> (list: TrackList, reads: Int) {
    var reads = 0
    let list = try await folder.open().tracks { _ in reads += 1 }
    return (list, reads)
  }

  /// Lists until the clock of the file system has gone on, so that the cache is younger than the files.
  private func listUntilCached() async throws -> TrackList {
    while true {
      let (list, reads) = try await list()
      if reads == 0 { return list }
    }
  }

  @Test func `what was read once is not read again`() async throws {
    for number in 0..<5 {
      try folder.add(Data(GPXText.file(GPXText.track("\(number)", from: Double(number)))), as: "\(number).gpx")
    }
    let first = try await list()
    #expect(first.reads > 0)
    #expect(first.list.tracks.count == 5)
    #expect(try await listUntilCached() == first.list)
  }

  @Test func `a file that was changed is read again, and it alone`() async throws {
    try folder.add(Data(GPXText.file(GPXText.track("One"))), as: "1.gpx")
    try folder.add(Data(GPXText.file(GPXText.track("Two", from: 3))), as: "2.gpx")
    _ = try await listUntilCached()
    try folder.add(Data(GPXText.file(GPXText.track("Three", from: 4))), as: "2.gpx")
    let (list, reads) = try await list()
    #expect(Set(list.tracks.map(\.name)) == ["One", "Three"])
    #expect(reads == 1)
  }

  @Test func `other contents of the same size and date are found out`() async throws {
    let id = try folder.add(Data(GPXText.file(GPXText.track("One"))))
    let date = try #require(try FileManager.default.attributesOfItem(atPath: folder.path())[.modificationDate] as? Date)
    _ = try await listUntilCached()
    try folder.add(Data(GPXText.file(GPXText.track("Two"))))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path())
    #expect(try await list().list.tracks.map(\.name) == ["Two"])
    try await folder.open().rename(id, to: TrackName("Six"))
    #expect(try await list().list.tracks.map(\.name) == ["Six"])
  }

  @Test(arguments: [0, 100_000])
  func `other contents that no date tells of are found out`(padding: Int) async throws {
    let padding = "<!--\(String(repeating: "x", count: padding))-->"
    let text = GPXText.file(["One", "Two", "Six"].map { GPXText.track($0) }.joined(separator: padding))
    for name in ["One", "Two", "Six"] {
      try folder.add(Data(text))
      _ = try await listUntilCached()
      try folder.dateCache()
      #expect(try await list().reads == 0)
      try folder.add(Data(text.replacing("<name>\(name)<", with: "<name>New<")))
      try folder.dateCache()
      #expect(try await list().list.tracks.map(\.name).contains("New"))
    }
  }

  @Test func `files that are gone are forgotten`() async throws {
    try folder.add(Data(Devices.garmin), as: "1.gpx")
    try folder.add(Data(Devices.strava), as: "2.gpx")
    _ = try await listUntilCached()
    try FileManager.default.removeItem(at: folder.tracks.appending(path: "1.gpx"))
    #expect(try await list().list.tracks.map(\.id.file) == ["2.gpx"])
    #expect(!String(decoding: try folder.data(of: ".summaries.json"), as: UTF8.self).contains("1.gpx"))
  }

  @Test(arguments: ["", "{", "[]", #"{"version":0,"entries":{}}"#, #"{"version":3,"entries":{"walk.gpx":{}}}"#])
  func `a cache that makes no sense is none`(text: String) async throws {
    try folder.add(Data(Devices.garmin))
    try folder.add(Data(text), as: ".summaries.json")
    #expect(try await list().list.tracks.map(\.name) == ["Morning Run"])
    #expect(folder.names == [".summaries.json", "walk.gpx"])
  }

  @Test func `damaged files are told of each time, and read once`() async throws {
    try folder.add(Data("hello"), as: "bad.gpx")
    try folder.add(Data(Devices.garmin), as: "good.gpx")
    let path = folder.path(of: "bad.gpx")
    let expected = ["\(path) is not GPX: it does not start with a tag."]
    #expect(try await list().list.problems == expected)
    let cached = try await listUntilCached()
    #expect(cached.problems == expected)
    #expect(cached.tracks.map(\.name) == ["Morning Run"])
  }

  @Test func `a folder that cannot be written can be read all the same`() async throws {
    try folder.add(Data(Devices.garmin))
    try FileManager.default.createDirectory(
      at: folder.tracks.appending(path: ".lock"), withIntermediateDirectories: false)
    let list = try await list().list
    #expect(list.tracks.map(\.name) == ["Morning Run"])
    #expect(list.problems.count == 1)
    #expect(list.problems[0].hasPrefix("The summaries will be reckoned once more next time. "))
  }

  @Test func `reading makes no folder, and what is no GPX file is passed over`() async throws {
    #expect(try await list().list == TrackList(tracks: []))
    #expect(!FileManager.default.fileExists(atPath: folder.tracks.path))
    try folder.add(Data("x"), as: "notes.txt")
    try folder.add(Data("x"), as: ".hidden.gpx")
    try folder.add(Data(Devices.garmin), as: "Upper.GPX")
    #expect(try await list().list.tracks.map(\.id.file) == ["Upper.GPX"])
  }

  @Test func `a folder that is a file says so`() async throws {
    try Data("x").write(to: folder.tracks)
    let words = "could not be read: a part of the path is not a folder. Give another folder."
    await #expect(throws: TrackFailure.store(.unreadable("\(folder.tracks.path) \(words)"))) {
      try await folder.list()
    }
  }

  @Test func `listing ends where the task is cancelled`() async throws {
    for number in 0..<20 { try folder.add(Data(GPXText.file(GPXText.track("\(number)"))), as: "\(number).gpx") }
    let folder = folder
    let task = Task { () async -> (TrackFailure?, Int) in
      var count = 0
      do throws(TrackFailure) {
        _ = try await folder.open().tracks { _ in
          count += 1
          withUnsafeCurrentTask { $0?.cancel() }
        }
      } catch {
        return (error, count)
      }
      return (nil, count)
    }
    let (failure, count) = await task.value
    #expect(failure == .store(.cancelled))
    #expect(count == 1)
  }
}
