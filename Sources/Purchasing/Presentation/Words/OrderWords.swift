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
}
