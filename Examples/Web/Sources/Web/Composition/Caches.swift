import Announcements
import Authentication
import Directory
import Events
import Foundation
import Humble
import Purchasing

/// What is kept of the company's answers, for each account; cleared on logout.
struct Caches: Sendable {
  let profile: any AccountStore<Snapshot<UserProfile>>
  let events: any AccountStore<CachedEvents>
  let employees: any AccountStore<Snapshot<[Employee]>>
  let announcements: any AccountStore<CachedAnnouncements>
  let products: any AccountStore<Snapshot<Catalogue>>
  let orders: any AccountStore<Snapshot<[PurchaseOrder]>>
  /// An account's orders of which it is not known whether they were placed.
  let unsettledOrders: @Sendable (User.ID) -> any DocumentStore<[PurchaseDraft]>

  /// - Parameters:
  ///   - database: where answers are kept.
  ///   - isFar: whether the company is somewhere else; one in a file is here already, and nothing of it is kept twice.
  ///   - company: what tells one company from another.
  init(in database: WebDatabase, isFar: Bool, of company: String) {
    func store<Value: Codable & Sendable>(_ name: String) -> any AccountStore<Value> {
      isFar ? DatabaseAccountStore(name: name, database: database) : Nowhere()
    }
    profile = store("details")
    events = store("events")
    employees = store("employees")
    announcements = store("announcements")
    products = store("products")
    orders = store("orders")
    unsettledOrders = { account in
      DatabaseDocumentStore(name: "\(company) unsettled orders \(account.uuidString)", database: database)
    }
  }

  /// What is cleared on logout: all but unsettled orders, which nobody could place only once without it.
  var all: [any AccountCache] { [profile, events, employees, announcements, products, orders] }
}
