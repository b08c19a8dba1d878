import Foundation
import Humble

/// How amounts and days are written in a region.
struct ExpenseStyle {
  private let locale: Locale
  private let calendar: Calendar

  init(region: Region) {
    locale = region.locale
    calendar = region.calendar
  }

  func long(_ day: CalendarDay) -> String { day.start.formatted(style(.long)) }
  func short(_ day: CalendarDay) -> String { day.start.formatted(style(.abbreviated)) }

  /// The first and the last day of a period, so far as it has them.
  func title(of period: ExpensePeriod) -> String? {
    switch (period.from.map(long), period.to.map(long)) {
    case (let from?, let to?): from == to ? from : "\(from) – \(to)"
    case (let from?, nil): "From \(from)"
    case (nil, let to?): "Until \(to)"
    case (nil, nil): nil
    }
  }

  /// Whether names stand in this order where people look for them: by their letters, capital or not.
  func isInOrder(_ first: String, _ second: String) -> Bool {
    first.compare(second, options: [.caseInsensitive], locale: locale) == .orderedAscending
  }

  func number(_ value: Decimal, decimals: Int) -> String {
    value.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
  }

  func words(for money: Money) -> String {
    let text = text(of: money)
    return "\(text.whole)\(text.fraction) \(text.currency)"
  }

  /// An amount in parts: what stands before the decimal point, and the rest.
  func text(of money: Money) -> MoneyText {
    let decimals = money.currency.decimals
    let number = number(money.value, decimals: decimals)
    let fraction = decimals > 0 ? number.suffix(decimals + 1) : ""
    return MoneyText(
      whole: String(number.dropLast(fraction.count)), fraction: String(fraction), currency: money.currency.code)
  }

  /// A day is written as it is where it starts, which is Greenwich, wherever the region is.
  private func style(_ date: Date.FormatStyle.DateStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
  }
}
