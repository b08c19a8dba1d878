import Foundation

/// What a person typed of an expense; nothing is checked until it is made one.
struct ExpenseDraft: Sendable, Equatable, Codable {
  /// What tells this expense from all others: sent again with the same id, it is added once.
  let id: UUID
  /// `nil` for today.
  let date: CalendarDay?
  let category: String
  let description: String
  let amount: Decimal
  let currency: String
}

extension ExpenseDraft {
  private static let firstDate = CalendarDay(of: Date(timeIntervalSince1970: 946_684_800), in: .gmt)
  private static let largestAmount = Decimal(1_000_000_000)
  private static let longestCategory = 40
  private static let longestDescription = 200

  /// Makes the draft an expense; spaces at the ends of its words are dropped.
  /// - Parameter today: which day it is.
  /// - Returns: the expense.
  /// - Throws: every rule that is broken.
  func expense(on today: CalendarDay) throws(BrokenExpenseRules) -> Expense {
    let (date, currency) = (date ?? today, Currency(currency))
    let category = category.trimmingCharacters(in: .whitespaces)
    let description = description.trimmingCharacters(in: .whitespaces)
    let broken: [BrokenExpenseRules.Rule?] = [
      amount > 0 ? nil : .amountNotPositive,
      amount > Self.largestAmount ? .amountTooLarge(Self.largestAmount) : nil,
      currency == nil ? .unknownCurrency(self.currency) : nil,
      currency.flatMap { amount.decimals > $0.decimals ? .amountTooPrecise($0) : nil },
      category.isEmpty ? .noCategory : nil,
      category.count > Self.longestCategory ? .categoryTooLong(Self.longestCategory) : nil,
      category.hasControls ? .controlsInCategory : nil,
      description.count > Self.longestDescription ? .descriptionTooLong(Self.longestDescription) : nil,
      description.hasControls ? .controlsInDescription : nil,
      date < Self.firstDate ? .dateTooEarly(Self.firstDate) : nil,
      date > today ? .dateInFuture : nil,
    ]
    let rules = broken.compactMap(\.self)
    guard rules.isEmpty, let currency else { throw BrokenExpenseRules(rules: rules) }
    return Expense(
      id: id, date: date, category: category, description: description, amount: Money(value: amount, currency: currency)
    )
  }
}

extension Decimal {
  /// How many decimals are needed to write it.
  fileprivate var decimals: Int {
    var (number, count) = (self, 0)
    while number.exponent < 0, count <= -exponent {
      (number, count) = (number * 10, count + 1)
    }
    return count
  }
}

extension String {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) }
  }
}
