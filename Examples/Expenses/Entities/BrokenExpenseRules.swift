import Foundation

/// Every rule that an expense breaks.
struct BrokenExpenseRules: Error, Equatable {
  enum Rule: Sendable, Equatable {
    case amountNotPositive
    /// The largest amount is given.
    case amountTooLarge(Decimal)
    /// The currency has fewer decimals than the amount.
    case amountTooPrecise(Currency)
    /// No currency has this code.
    case unknownCurrency(String)
    case noCategory
    /// The greatest count of characters is given.
    case categoryTooLong(Int)
    case controlsInCategory
    /// The greatest count of characters is given.
    case descriptionTooLong(Int)
    case controlsInDescription
    /// The first date that is taken is given.
    case dateTooEarly(CalendarDay)
    case dateInFuture
  }

  let rules: [Rule]
}
