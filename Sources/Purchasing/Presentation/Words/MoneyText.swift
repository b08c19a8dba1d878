import Foundation
import Humble

/// A sum of money in words, in two parts, so that a column of them can line up on the decimal point.
public struct MoneyText: Sendable, Equatable {
  /// Everything before the decimal point, such as `$1,899`.
  public let whole: String
  /// The decimal point and everything after it, such as `.50` or `,50 €`; may be empty.
  public let rest: String

  /// All of it.
  public var text: String { whole + rest }

  /// Makes a sum in words.
  /// - Parameters:
  ///   - whole: everything before the decimal point.
  ///   - rest: the decimal point and everything after it.
  public init(whole: String, rest: String) {
    self.whole = whole
    self.rest = rest
  }
}

extension MoneyText: Encodable {
  /// Encodes all of it as one text.
  /// - Parameter encoder: receives one string.
  /// - Throws: `EncodingError`, as the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Region {
  /// Writes a sum of money, with as many digits as the currency has, or more where the sum has more.
  /// - Parameters:
  ///   - amount: the sum.
  ///   - currency: its code in ISO 4217.
  /// - Returns: the sum in words.
  func money(_ amount: Decimal, in currency: String) -> MoneyText {
    let text = Decimal.FormatStyle.Currency(code: currency, locale: locale).unrounded(amount)
    let end = text.endOfWhole
    return MoneyText(
      whole: String(text.characters[..<end]), rest: String(text.characters[end...]))
  }
}

extension AttributedString {
  /// Where the decimal point stands; without one, where the last of the digits ends.
  fileprivate var endOfWhole: Index {
    runs.first { $0.numberSymbol == .decimalSeparator }?.range.lowerBound
      ?? runs.last { $0.numberPart == .integer }?.range.upperBound ?? endIndex
  }
}
