import Events
import FileStores
import Foundation
import HumbleTesting
import Testing

@Suite struct FileStoreContractTests {
  @Test func `the session store keeps to its contract`() async throws {
    let folder = try TemporaryFolder()
    try await SessionStoreContract { FileSessionStore(in: folder.open()) }.verify()
  }

  @Test func `the session store keeps to its contract when stores share a folder object`() async throws {
    let folder = try TemporaryFolder()
    let shared = folder.open()
    try await SessionStoreContract { FileSessionStore(in: shared) }.verify()
  }

  @Test func `a store of one value for each account keeps to its contract`() async throws {
    let folder = try TemporaryFolder()
    try await AccountStoreContract(sample: CachedEvents.sample) {
      FileAccountStore("events", in: folder.open())
    }.verify()
  }

  @Test func `a store of one value of one account keeps to its contract`() async throws {
    let folder = try TemporaryFolder()
    let account = UUID()
    try await DocumentStoreContract { FileDocumentStore("numbers", of: account, in: folder.open()) }.verify()
  }

  @Test func `what is kept of one account is not another's`() async throws {
    let folder = try TemporaryFolder()
    let (one, other) = (UUID(), UUID())
    let store = FileDocumentStore<[Int]>("numbers", of: one, in: folder.open())
    try await store.update { $0 = [1] }
    #expect(try await FileDocumentStore<[Int]>("numbers", of: other, in: folder.open()).load() == nil)
    #expect(try await store.load() == [1])
    #expect(folder.names == ["numbers-\(one.uuidString).json"])
    try await store.update { $0 = nil }
    #expect(folder.names == [])
  }
}
