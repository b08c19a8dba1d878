import Foundation
import Humble

extension Region {
  /// Writes when an order was placed and until when it is needed, such as `20 November 2026, due 1 December 2026`.
  func dates(of order: PurchaseOrder) -> String {
    let style = Date.FormatStyle(date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
    return order.date.formatted(style) + (order.dueDate.map { ", due \($0.formatted(style))" } ?? "")
  }

  /// Writes how many of something there are.
  func quantity(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// Writes what was ordered, and what all of it cost; no price where it is not known, or in which currency.
  func lines(
    of order: PurchaseOrder, names: [Product.ID: String], currency: String?
  ) -> (lines: [PurchaseOrderLine], total: MoneyText?) {
    let prices = order.items.map { item in item.unitPrice.map { $0 * Decimal(item.quantity) } ?? .nan }
    let lines = zip(order.items, prices).map { item, price in
      PurchaseOrderLine(
        quantity: quantity(item.quantity), product: names[item.productId] ?? item.productId,
        unitPrice: money(item.unitPrice ?? .nan, in: currency), price: money(price, in: currency))
    }
    return (lines, lines.isEmpty ? nil : money(prices.reduce(0, +), in: currency))
  }

  /// A sum in words; `nil` for what is no number, or in which currency nobody knows.
  private func money(_ amount: Decimal, in currency: String?) -> MoneyText? {
    amount.isNaN ? nil : currency.map { money(amount, in: $0) }
  }
}
