import Authentication
import Events
import FileStores
import Foundation
import Humble
import Testing

@Suite struct DamagedFileTests {
  private static let damages = [
    "", "{", "null", "[]", "{}", "\u{0}\u{0}\u{0}", #"{"token": 5}"#, #"{"token": "t", "user": {"id": "x"}}"#,
    #"{"calendar": {"from": 10, "to": 9, "fetched": 0, "events": []}}"#,
  ]

  @Test(arguments: damages)
  func `a damaged session is set aside, reported once, and then there is none`(text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "session.json")
    let store = FileSessionStore(in: folder.open())
    let aside = folder.data.appending(path: "session.json.damaged-1").path
    await #expect(throws: StoreFailure.damaged("The saved session was damaged and has been set aside as \(aside).")) {
      try await store.load()
    }
    #expect(folder.names == ["session.json.damaged-1"])
    #expect(try folder.text(of: "session.json.damaged-1") == text)
    #expect(try await store.load() == nil)
  }

  @Test func `what is not fetched is called by its name, and what was set aside of it stays`() async throws {
    let (folder, account) = (try TemporaryFolder(), UUID())
    let file = "lost-orders-\(account.uuidString).json"
    try folder.write("damage", to: file)
    let store = FileDocumentStore<[Int]>("lost orders", of: account, in: folder.open())
    let aside = folder.data.appending(path: "\(file).damaged-1").path
    await #expect(
      throws: StoreFailure.damaged("The list of lost orders was damaged and has been set aside as \(aside).")
    ) {
      try await store.load()
    }
    try await store.update { $0 = [1] }
    try await store.update { $0 = nil }
    #expect(folder.names == ["\(file).damaged-1"])
  }

  @Test func `a document in words of its own is called by them`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("damage", to: "placed-orders.json")
    let store = FileDocumentStore<[Int]>("placed orders", in: folder.open())
    let aside = folder.data.appending(path: "placed-orders.json.damaged-1").path
    let damage = StoreFailure.damaged("The list of placed orders was damaged and has been set aside as \(aside).")
    await #expect(throws: damage) { try await store.update { $0 = [1] } }
    #expect(folder.names == ["placed-orders.json.damaged-1"])
  }

  @Test func `what was set aside before is not overwritten`() async throws {
    let folder = try TemporaryFolder()
    for number in 1...3 {
      try folder.write("damage \(number)", to: "session.json")
      _ = try? await FileSessionStore(in: folder.open()).load()
    }
    #expect(folder.names == (1...3).map { "session.json.damaged-\($0)" })
    #expect(try folder.text(of: "session.json.damaged-2") == "damage 2")
  }

  @Test func `a damaged session is not overwritten either`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("damage", to: "session.json")
    let store = FileSessionStore(in: folder.open())
    let aside = folder.data.appending(path: "session.json.damaged-1").path
    await #expect(throws: StoreFailure.damaged("The saved session was damaged and has been set aside as \(aside).")) {
      try await store.save(.sample)
    }
    try await store.save(.sample)
    #expect(folder.names == ["session.json", "session.json.damaged-1"])
    #expect(try await store.load() == .sample)
  }

  @Test func `removing a session leaves a damaged one for whoever reads it next`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("damage", to: "session.json")
    #expect(try await FileSessionStore(in: folder.open()).remove(.sample) == false)
    #expect(folder.names == ["session.json"])
  }

  @Test func `events of an interval that ends before it starts are damage, not a crash`() async throws {
    let folder = try TemporaryFolder()
    let account = UUID()
    let name = "events-\(account.uuidString).json"
    try folder.write(#"{"calendar": {"from": 10, "to": 9, "fetched": 0, "events": []}}"#, to: name)
    let store = FileAccountStore<CachedEvents>("events", in: folder.open())
    let aside = folder.data.appending(path: name + ".damaged-1").path
    let words = "The list of saved events was damaged and has been set aside as \(aside)."
    await #expect(throws: StoreFailure.damaged(words)) { try await store.load(for: account) }
  }

  @Test func `clearing an account's events clears what was set aside of them, and no other account's`() async throws {
    let folder = try TemporaryFolder()
    let (account, other) = (UUID(), UUID())
    let store = FileAccountStore<CachedEvents>("events", in: folder.open())
    try folder.write("damage", to: "events-\(account.uuidString).json")
    try folder.write("half", to: ".events-\(account.uuidString).json.new")
    _ = try? await store.load(for: account)
    try await store.save(.sample(1), for: account)
    try await store.save(.sample(1), for: other)
    try await store.removeAll(for: account)
    #expect(folder.names == ["events-\(other.uuidString).json"])
  }
}
