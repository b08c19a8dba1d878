import Foundation
import Testing

@testable import expenses

/// The rules of an expense.
@Suite struct ExpenseDraftTests {
  private func broken(_ draft: ExpenseDraft) -> [BrokenExpenseRules.Rule] {
    do throws(BrokenExpenseRules) { _ = try draft.expense(on: .today) } catch { return error.rules }
    return []
  }

  @Test func `an expense that keeps all rules is what was typed, without spaces at the ends`() throws {
    let draft = ExpenseDraft.of(date: nil, category: " food ", description: "\tLunch  ", currency: "eur")
    let expense = try draft.expense(on: .today)
    #expect(
      expense
        == Expense(
          id: draft.id, date: .today, category: "food", description: "Lunch", amount: .of("12.50", "EUR")))
  }

  @Test func `every rule that is broken is told, in order`() throws {
    let draft = ExpenseDraft.of(
      date: .november(21), category: " ", description: String(repeating: "a\n", count: 101), amount: "-0.001",
      currency: "ABC")
    #expect(
      broken(draft) == [
        .amountNotPositive, .unknownCurrency("ABC"), .noCategory, .descriptionTooLong(200), .controlsInDescription,
        .dateInFuture,
      ])
    let (first, euro) = (try #require(CalendarDay("2000-01-01")), try #require(Currency("EUR")))
    let other = ExpenseDraft.of(
      date: CalendarDay("1999-12-31"), category: String(repeating: "\u{2028}", count: 41), amount: "1000000000.001")
    #expect(
      broken(other) == [
        .amountTooLarge(1_000_000_000), .amountTooPrecise(euro), .categoryTooLong(40),
        .controlsInCategory, .dateTooEarly(first),
      ])
  }

  @Test(arguments: [
    ("0.01", "EUR"), ("1000000000", "EUR"), ("5", "JPY"), ("5.0", "JPY"), ("0.125", "KWD"), ("12.500", "EUR"),
  ])
  func `amounts up to the limits are taken`(amount: String, currency: String) {
    #expect(broken(.of(amount: amount, currency: currency)) == [])
  }

  @Test(arguments: [("0.001", "EUR"), ("5.5", "JPY"), ("0.0625", "KWD"), ("0.00000000000000000001", "USD")])
  func `an amount has no more decimals than its currency`(amount: String, code: String) throws {
    let currency = try #require(Currency(code))
    #expect(broken(.of(amount: amount, currency: code)) == [.amountTooPrecise(currency)])
  }

  @Test(arguments: ["0", "0.00", "-5"]) func `an amount is more than nothing`(amount: String) {
    #expect(broken(.of(amount: amount)) == [.amountNotPositive])
  }

  @Test func `words up to the limits are taken, whatever script they are in`() {
    #expect(broken(.of(category: String(repeating: "👩‍👩‍👧‍👦", count: 40))) == [])
    #expect(broken(.of(category: String(repeating: "食", count: 41))) == [.categoryTooLong(40)])
    #expect(broken(.of(description: String(repeating: "é", count: 200))) == [])
    #expect(broken(.of(category: "a\u{1B}[2J")) == [.controlsInCategory])
  }

  @Test func `dates from the year 2000 to today are taken`() {
    #expect(broken(.of(date: CalendarDay("2000-01-01"))) == [])
    #expect(broken(.of(date: .today)) == [])
    #expect(broken(.of(date: .november(21))) == [.dateInFuture])
  }
}
