import Authentication
import Foundation
import Humble

@testable import expenses

extension User {
  static let coulson = User(id: UUID(), name: "Phil Coulson", email: "agent@shield.org")
}

extension Session {
  static let current = Session(token: Secret("the current token"), user: .coulson)
  static let newer = Session(token: Secret("a newer token"), user: .coulson)
  static let expired = Session(token: Secret("an old token"), user: .coulson, expires: .now - 1)
}

extension Date {
  /// Noon of 20 November 2026, in UTC.
  static let now = Date(timeIntervalSince1970: 1_795_176_000)
}

extension Region {
  static let britain = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
}

extension CalendarDay {
  static let today = CalendarDay(of: .now, in: .gmt)

  /// A day of November 2026.
  static func november(_ number: Int) -> CalendarDay {
    CalendarDay(
      of: Date(timeIntervalSince1970: today.start.timeIntervalSince1970 + Double(number - 20) * 86_400), in: .gmt)
  }
}

extension Decimal {
  /// The number as it is written, without a detour by binary fractions.
  static func of(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }
}

extension Money {
  /// So much of a currency that must be one.
  static func of(_ value: String, _ code: String) -> Money {
    guard let currency = Currency(code) else { preconditionFailure("\(code) is no currency") }
    return Money(value: .of(value), currency: currency)
  }
}

extension ExpenseDraft {
  /// A lunch, unless something else is said.
  static func of(
    date: CalendarDay? = .today, category: String = "food", description: String = "Lunch", amount: String = "12.50",
    currency: String = "EUR"
  ) -> ExpenseDraft {
    ExpenseDraft(
      id: UUID(), date: date, category: category, description: description, amount: .of(amount), currency: currency)
  }
}

extension Expense {
  static func of(
    _ amount: String, _ currency: String, _ category: String, on date: CalendarDay = .today, _ description: String = ""
  ) -> Expense {
    Expense(
      id: UUID(), date: date, category: category, description: description, amount: .of(amount, currency))
  }
}
