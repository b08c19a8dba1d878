import Foundation

/// So much of a currency.
struct Money: Sendable, Equatable, Codable {
  let value: Decimal
  let currency: Currency

  /// Adds up amounts, each currency by itself.
  /// - Returns: a sum for each currency, in the order of their codes.
  static func sums(of amounts: [Money]) -> [Money] {
    Dictionary(amounts.map { ($0.currency, $0.value) }, uniquingKeysWith: +)
      .map { Money(value: $1, currency: $0) }.sorted { $0.currency < $1.currency }
  }
}
