import Authentication
import Foundation
import Humble
import HumbleTesting
import Purchasing

extension User {
  static let coulson = User(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Phil Coulson",
    email: "agent@shield.org")
}

extension Session {
  static let current = Session(token: Secret("the current token"), user: .coulson)
  static let newer = Session(token: Secret("a newer token"), user: .coulson)
}

extension Date {
  /// 20 November 2026, noon, in UTC.
  static let testNow = Date(timeIntervalSince1970: 1_795_176_000)
}

extension Decimal {
  /// A price in cents, because a literal with a point is a `Double` first.
  static func cents(_ cents: Int) -> Decimal { Decimal(cents) / 100 }
}

extension Catalogue {
  static let sample = Catalogue(
    products: [
      Product(id: "tea", name: "Tea, a box of 80 bags", unitPrice: .cents(1_149)),
      Product(id: "tyre", name: "Tyre", unitPrice: .cents(189_950)),
    ],
    policy: PurchasePolicy(currency: "USD", maximum: 5_000))
}

extension PurchaseRequest {
  static let sample = PurchaseRequest(
    number: "PO-1", comment: "For the office", dueDate: .testNow + 86_400,
    items: [PurchaseItem(productId: "tea", quantity: 3), PurchaseItem(productId: "tyre", quantity: 1)])
}

extension PurchaseDraft {
  static let sample = PurchaseDraft(key: UUID(uuid: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), request: .sample)
}

extension PurchaseOrder {
  /// The sample request, placed at the sample catalogue's prices.
  static let sample = PurchaseOrder(.sample, id: "7", prices: Catalogue.sample)
  /// The same from a company that does not tell prices.
  static let unpriced = PurchaseOrder(.sample, id: "7")

  init(_ request: PurchaseRequest, id: String, date: Date = .testNow, prices: Catalogue? = nil) {
    self.init(
      id: id, number: request.number, comment: request.comment, purchaser: User.coulson.id, date: date,
      dueDate: request.dueDate,
      items: request.items.map { item in
        OrderedItem(item, unitPrice: prices?.products.first { $0.id == item.productId }?.unitPrice)
      })
  }
}

extension Region {
  static let british = region("en_GB")

  static func region(_ locale: String) -> Region {
    Region(locale: Locale(identifier: locale), timeZone: .gmt, calendar: .gregorian)
  }
}

extension GatewayFailure {
  static let lost = GatewayFailure.interrupted("The connection broke off.")
}
