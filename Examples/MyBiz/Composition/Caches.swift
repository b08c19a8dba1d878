import Announcements
import Authentication
import Directory
import Events
import FileStores
import Humble

/// What is kept of the company's answers for a time without network; cleared on logout.
struct Caches {
  let profile: any AccountStore<Snapshot<UserProfile>>
  let events: any AccountStore<CachedEvents>
  let employees: any AccountStore<Snapshot<[Employee]>>
  let announcements: any AccountStore<CachedAnnouncements>

  /// - Parameters:
  ///   - folder: where answers are kept.
  ///   - isFar: whether the company is somewhere else; the people of one in a file are here already, and they are many.
  init(in folder: DataFolder, isFar: Bool) {
    profile = FileAccountStore("details", in: folder)
    events = FileAccountStore("events", in: folder)
    employees = isFar ? FileAccountStore("employees", in: folder) : Nowhere()
    announcements = FileAccountStore("announcements", in: folder)
  }

  var all: [any AccountCache] { [profile, events, employees, announcements] }
}

/// Keeps nothing.
private struct Nowhere<Value: Sendable>: AccountStore {
  func load(for account: User.ID) async throws(StoreFailure) -> Value? { nil }
  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {}
  func removeAll(for account: User.ID) async throws(StoreFailure) {}
}
