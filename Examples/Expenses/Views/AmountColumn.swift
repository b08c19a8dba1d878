import TextFrontEnd

/// Lines amounts up on the decimal point.
struct AmountColumn {
  private let wholeWidth: Int
  private let fractionWidth: Int

  init(of amounts: [MoneyText]) {
    wholeWidth = amounts.map(\.whole.displayWidth).max() ?? 0
    fractionWidth = amounts.map(\.fraction.displayWidth).max() ?? 0
  }

  /// How wide the column is, with the currency's code.
  var width: Int { wholeWidth + fractionWidth + 4 }

  func cell(_ amount: MoneyText) -> StyledText {
    StyledText(String(repeating: " ", count: wholeWidth - amount.whole.displayWidth) + amount.whole)
      + StyledText(amount.fraction).padded(to: fractionWidth) + StyledText(" \(amount.currency)")
  }
}
