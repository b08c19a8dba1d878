import Foundation
import Testing

@testable import expenses

@Suite struct EntityTests {
  @Test func `an expense comes back from JSON as it was, to the last decimal`() throws {
    let expenses = ["0.1", "999999999.99", "0.07", "1000000000"].map { Expense.of($0, "EUR", "food", "東京") }
    let data = try JSONEncoder().encode(expenses)
    #expect(try JSONDecoder().decode([Expense].self, from: data) == expenses)
  }

  @Test func `a day is written as people type it`() throws {
    let day = try #require(CalendarDay("2024-02-29"))
    #expect(String(decoding: try JSONEncoder().encode([day]), as: UTF8.self) == #"["2024-02-29"]"#)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: Data(#"["2024-02-29"]"#.utf8)) == [day])
  }

  @Test(arguments: [#""2025-02-29""#, #""2025-02-01T00:00:00Z""#, #""""#, "5"])
  func `a day that there is not is no day`(text: String) {
    #expect(CalendarDay(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data("[\(text)]".utf8))
    }
  }

  @Test func `which day it is depends on the place`() throws {
    let (kiritimati, honolulu) = (
      try #require(TimeZone(identifier: "Pacific/Kiritimati")), try #require(TimeZone(identifier: "Pacific/Honolulu"))
    )
    #expect(CalendarDay(of: .now, in: kiritimati) == .november(21))
    #expect(CalendarDay(of: .now, in: .gmt) == .november(20))
    #expect(CalendarDay(of: .now - 3 * 3_600, in: honolulu) == .november(19))
  }

  @Test func `the currencies are ones that Foundation knows, so no code is misspelt`() {
    let known = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
    // There are 156 here; an older Foundation does not know the two that are newest.
    #expect(154...156 ~= known.count { Currency($0) != nil })
    #expect(["EUR", "usd", "JpY", "CHF"].allSatisfy { Currency($0) != nil })
    #expect(["", "EU", "EURO", "XXX", "XTS", "DEM", "€UR", "EÙR", "ſek"].allSatisfy { Currency($0) == nil })
  }

  @Test func `a currency that is none does not decode`() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Currency].self, from: Data(#"["DEM"]"#.utf8)) }
  }

  @Test func `totals keep currencies apart, by category and in all`() {
    let totals = ExpenseTotals(of: [
      .of("0.10", "EUR", "travel"), .of("0.20", "EUR", "travel"), .of("300", "JPY", "travel"), .of("5", "EUR", "food"),
    ])
    #expect(
      totals.categories == [
        ExpenseTotals.Category(name: "food", sums: [.of("5", "EUR")]),
        ExpenseTotals.Category(name: "travel", sums: [.of("0.3", "EUR"), .of("300", "JPY")]),
      ])
    #expect(totals.sums == [.of("5.3", "EUR"), .of("300", "JPY")])
  }

  @Test func `a category is one in capitals or not, and called as it was first`() {
    let totals = ExpenseTotals(of: [
      .of("1", "EUR", "Food"), .of("2", "EUR", "food"), .of("4", "EUR", "étude"), .of("8", "EUR", "ÉTUDE"),
    ])
    #expect(
      totals.categories == [
        ExpenseTotals.Category(name: "Food", sums: [.of("3", "EUR")]),
        ExpenseTotals.Category(name: "étude", sums: [.of("12", "EUR")]),
      ])
  }

  @Test func `a period holds its first and its last day`() {
    let period = ExpensePeriod(from: .november(10), to: .november(12))
    #expect((9...13).map { period.contains(.november($0)) } == [false, true, true, true, false])
    #expect(!period.isReversed)
    #expect(!ExpensePeriod(from: .today, to: .today).isReversed)
    #expect(ExpensePeriod(from: .november(12), to: .november(11)).isReversed)
    #expect(ExpensePeriod(from: nil, to: .today).contains(.november(1)))
    #expect(ExpensePeriod(from: .today, to: nil).contains(.november(30)))
  }
}
