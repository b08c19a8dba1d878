import Foundation

extension Decimal.FormatStyle.Currency {
  /// Writes a sum of money with as many digits as the currency has, or more where the sum has more.
  func unrounded(_ amount: Decimal) -> AttributedString {
    let usual = attributed.format(amount)
    let isRounded = usual.fractionDigits < -amount.exponent
    return isRounded ? precision(.fractionLength(-amount.exponent)).attributed.format(amount) : usual
  }
}

extension Decimal {
  /// Writes a sum of money for people of all regions, such as `USD 1100.10`.
  func money(in currency: String) -> String {
    let style = Decimal.FormatStyle.Currency(code: currency, locale: Locale(identifier: "en_US_POSIX"))
    let text = style.presentation(.isoCode).grouping(.never).unrounded(self)
    return String(text.characters).replacing("\u{A0}", with: " ")
  }
}

extension AttributedString {
  fileprivate var fractionDigits: Int {
    runs.filter { $0.numberPart == .fraction }.reduce(0) { $0 + characters[$1.range].count }
  }
}
