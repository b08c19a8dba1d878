extension BrokenExpenseRules.Rule {
  /// The rule as a sentence for a person, which says how to keep it.
  func sentence(in style: ExpenseStyle) -> String {
    switch self {
    case .amountNotPositive: "The amount must be more than 0."
    case .amountTooLarge(let largest): "The amount must be at most \(style.number(largest, decimals: 0))."
    case .amountTooPrecise(let currency):
      switch currency.decimals {
      case 0: "An amount in \(currency.code) has no decimals."
      case let decimals: "An amount in \(currency.code) has at most \(decimals) decimals."
      }
    case .unknownCurrency(let code):
      "There is no currency \"\(code.prefix(20))\": give its code in ISO 4217, such as EUR."
    case .noCategory: "The category is empty: name one, such as travel."
    case .categoryTooLong(let limit):
      "The category has more than \(limit) characters: put the rest into the description."
    case .controlsInCategory: "The category has line ends or other controls in it: leave them out."
    case .descriptionTooLong(let limit): "The description has more than \(limit) characters: shorten it."
    case .controlsInDescription: "The description has line ends or other controls in it: leave them out."
    case .dateTooEarly(let first): "The date must not be before \(style.long(first))."
    case .dateInFuture: "The date must not be after today."
    }
  }
}
