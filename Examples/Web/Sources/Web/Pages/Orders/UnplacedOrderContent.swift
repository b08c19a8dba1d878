import Foundation
import Humble
import Purchasing

/// An order that was not placed, or of which nobody knows, and the button that sends it once more.
struct UnplacedOrderContent {
  struct Line {
    let quantity: String
    /// Its name, or its id where the name is not known.
    let product: String
  }

  let number: String
  let due: String?
  let lines: [Line]
  let comment: String?
  let action: ActionContent?

  init(_ request: PurchaseRequest, products: ProductListViewModel?, region: Region, action: ActionContent?) {
    let names = Dictionary((products?.rows ?? []).map { ($0.id, $0.name) }) { first, _ in first }
    let day = Date.FormatStyle(
      date: .long, time: .omitted, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
    (number, comment, self.action) = (request.number, request.comment, action)
    due = request.dueDate?.formatted(day)
    lines = request.items.map {
      Line(quantity: $0.quantity.formatted(.number.locale(region.locale)), product: names[$0.productId] ?? $0.productId)
    }
  }
}
