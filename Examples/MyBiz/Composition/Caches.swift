import Announcements
import Authentication
import Directory
import Events
import FileStores
import Humble
import Purchasing

/// What is kept for an account.
struct Caches {
  let profile: any AccountStore<Snapshot<UserProfile>>
  let events: any AccountStore<CachedEvents>
  let employees: any AccountStore<Snapshot<[Employee]>>
  let announcements: any AccountStore<CachedAnnouncements>
  let products: any AccountStore<Snapshot<Catalogue>>
  let orders: any AccountStore<Snapshot<[PurchaseOrder]>>
  /// An account's orders of which it is not known whether they were placed.
  let unsettledOrders: @Sendable (User.ID) -> any DocumentStore<[PurchaseDraft]>

  /// - Parameters:
  ///   - folder: where answers are kept.
  ///   - isFar: whether the company is somewhere else; the people of one in a file are here already, and they are many.
  init(in folder: DataFolder, isFar: Bool) {
    profile = FileAccountStore("details", in: folder)
    events = FileAccountStore("events", in: folder)
    employees = isFar ? FileAccountStore("employees", in: folder) : Nowhere()
    announcements = FileAccountStore("announcements", in: folder)
    products = FileAccountStore("products", in: folder)
    orders = FileAccountStore("orders", in: folder)
    unsettledOrders = { account in FileDocumentStore("unsettled orders", of: account, in: folder) }
  }

  /// What is cleared on logout: all but unsettled orders, which nobody could place only once without it.
  var all: [any AccountCache] { [profile, events, employees, announcements, products, orders] }
}

/// Keeps nothing.
private struct Nowhere<Value: Sendable>: AccountStore {
  func load(for account: User.ID) async throws(StoreFailure) -> Value? { nil }
  func save(_ value: Value, for account: User.ID) async throws(StoreFailure) {}
  func removeAll(for account: User.ID) async throws(StoreFailure) {}
}
