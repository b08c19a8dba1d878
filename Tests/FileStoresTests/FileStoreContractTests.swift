import Events
import FileStores
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
    try await AccountStoreContract(sample: CachedEvents.sample) { FileAccountStore("events", in: folder.open()) }
      .verify()
  }
}
