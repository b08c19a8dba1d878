import Foundation
import Humble

/// What an order must keep to before it is stored.
struct PurchaseRules {
  /// Every rule that an order broke, a sentence for each.
  struct Broken: Error {
    let reasons: [String]
  }

  let rules: CompanyRules?
  let now: Date

  /// Checks an order against every rule.
  /// - Parameters:
  ///   - order: what somebody sent.
  ///   - price: what one of a product costs now; `nil` where there is no such product.
  /// - Returns: the price of each product of the order.
  /// - Throws: ``Broken`` with a sentence for each rule; what `price` throws.
  func check(_ order: PurchaseRequest, price: (String) throws -> Decimal?) throws -> [String: Decimal] {
    var reasons: [String] = []
    var prices: [String: Decimal] = [:]
    if order.poNumber.isEmpty { reasons.append("The order has no number. Give it one.") }
    if order.purchases.isEmpty { reasons.append("The order has no items. Add at least one.") }
    for (index, item) in order.purchases.enumerated() {
      if item.quantity < 1 { reasons.append("The quantity of item \(index + 1) is not 1 or more. Change it.") }
      if let price = try prices[item.productId] ?? price(item.productId) {
        prices[item.productId] = price
      } else {
        reasons.append("The product of item \(index + 1) does not exist. Choose another.")
      }
    }
    if let reason = broken(maximum: total(of: order, at: prices)) { reasons.append(reason) }
    if let due = order.dueDate, due <= now {
      reasons.append("The due date is not in the future. Give a later one.")
    }
    guard reasons.isEmpty else { throw Broken(reasons: reasons) }
    return prices
  }

  private func total(of order: PurchaseRequest, at prices: [String: Decimal]) -> Decimal {
    order.purchases.reduce(0) { sum, item in sum + (prices[item.productId] ?? 0) * Decimal(max(0, item.quantity)) }
  }

  private func broken(maximum total: Decimal) -> String? {
    guard let maximum = rules?.maxPurchaseOrder else { return nil }
    // A sum too large for a number is none, and smaller than any.
    guard total.isNaN || total > maximum else { return nil }
    let currency = rules?.currency.map { " \($0)" } ?? ""
    return "The order costs more than \(maximum)\(currency), the most that one may. Order less."
  }
}
