import Authentication
import Events
import FileStores
import Foundation
import Humble
import Testing

@Suite struct DataFolderTests {
  @Test func `reading makes no folder`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await FileSessionStore(in: folder.open()).load() == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.data.path))
  }

  @Test func `the folder and its files are for their owner alone`() async throws {
    let folder = try TemporaryFolder()
    try await FileSessionStore(in: folder.open()).save(.sample)
    #expect(try folder.mode() == 0o700)
    #expect(try folder.mode(of: "session.json") == 0o600)
    #expect(try folder.mode(of: ".lock") == 0o600)
  }

  @Test func `a folder that is there keeps its mode`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    try await FileSessionStore(in: folder.open()).save(.sample)
    #expect(try folder.mode() == 0o755)
  }

  @Test func `a change leaves no temporary file, and takes the place of one that was left`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("left by a crash", to: ".session.json.new")
    try await FileSessionStore(in: folder.open()).save(.sample)
    #expect(folder.names == ["session.json"])
  }

  @Test func `a symbolic link in the folder is not followed, for reading or for writing`() async throws {
    let folder = try TemporaryFolder()
    let outside = folder.root.appending(path: "outside.json")
    try Data("{}".utf8).write(to: outside)
    try FileManager.default.createDirectory(at: folder.data, withIntermediateDirectories: true)
    let link = folder.data.appending(path: "session.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    let store = FileSessionStore(in: folder.open())
    let why = "it is a symbolic link, and links are not followed. Replace it by what it links to."
    await #expect(throws: StoreFailure.unreadable("\(link.path) could not be read: \(why)")) { try await store.load() }
    await #expect(throws: StoreFailure.unwritable("\(link.path) could not be written: \(why)")) {
      try await store.save(.sample)
    }
    #expect(try Data(contentsOf: outside) == Data("{}".utf8))
  }

  @Test func `a temporary file that is a link is replaced, not followed`() async throws {
    let folder = try TemporaryFolder()
    let outside = folder.root.appending(path: "outside.json")
    try Data("precious".utf8).write(to: outside)
    try FileManager.default.createDirectory(at: folder.data, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.data.appending(path: ".session.json.new"), withDestinationURL: outside)
    try await FileSessionStore(in: folder.open()).save(.sample)
    #expect(try Data(contentsOf: outside) == Data("precious".utf8))
    #expect(try await FileSessionStore(in: folder.open()).load() == .sample)
  }

  @Test func `what is not a file is refused`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.data.appending(path: "session.json")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    let store = FileSessionStore(in: folder.open())
    let words = "\(path.path) could not be read: it is not an ordinary file. Move it away."
    await #expect(throws: StoreFailure.unreadable(words)) { try await store.load() }
  }

  @Test func `a data folder that is a file says so`() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.data)
    let path = folder.data.appending(path: "session.json").path
    let words = "\(path) could not be written: a part of the path is not a folder. Give another folder."
    await #expect(throws: StoreFailure.unwritable(words)) {
      try await FileSessionStore(in: folder.open()).save(.sample)
    }
  }

  @Test func `a file is created once, however many try`() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try await folder.open().create("once.txt") { Data("\(number)".utf8) } }
      }
      try await group.waitForAll()
    }
    let first = try folder.text(of: "once.txt")
    try await folder.open().create("once.txt") { Data("again".utf8) }
    #expect(try folder.text(of: "once.txt") == first)
  }

  @Test func `many stores that change one folder at once lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let accounts = (0..<40).map { _ in UUID() }
    try await withThrowingTaskGroup { group in
      for account in accounts {
        group.addTask {
          try await FileAccountStore<CachedEvents>("events", in: folder.open()).save(.sample(1), for: account)
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names.count == accounts.count)
  }

  @Test func `a change waits for whoever has the folder's lock, and a reading does not`() async throws {
    let folder = try TemporaryFolder()
    let store = FileSessionStore(in: folder.open())
    try folder.write("", to: ".lock")
    let lock = try FileHandle(forUpdating: folder.data.appending(path: ".lock"))
    #expect(flock(lock.fileDescriptor, LOCK_EX) == 0)
    async let saved: Void = FileSessionStore(in: folder.open()).save(.sample)
    // A change that does not wait would be done long before.
    for _ in 0..<3_000 { try #require(try await store.load() == nil) }
    try lock.close()
    try await saved
    #expect(try await store.load() == .sample)
  }

  @Test func `the token stands in the session's file and nowhere else`() async throws {
    let folder = try TemporaryFolder()
    try await FileSessionStore(in: folder.open()).save(.sample)
    try await FileAccountStore<CachedEvents>("events", in: folder.open()).save(.sample(1), for: Session.sample.user.id)
    let holders = try folder.names.filter { try folder.text(of: $0).contains("s3cr3t") }
    #expect(holders == ["session.json"])
  }
}
