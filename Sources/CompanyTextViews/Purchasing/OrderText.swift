import Purchasing
import TextFrontEnd

/// Lays out what an order says besides its lines, in the width of a terminal.
struct OrderText {
  let width: Int?

  func heading(_ number: String, dates: String) -> [StyledText] {
    number.visible.wrapped(to: width).map { StyledText($0, .bold) } + paragraph(dates.withoutDirectionMarks)
  }

  /// What was ordered, with prices that line up on the decimal point, and the total under them; `unknown` stands for a price
  /// that is not known, if anything does.
  func lines(_ lines: [PurchaseOrderLine], total: MoneyText?, unknown: MoneyText? = nil) -> [StyledText] {
    let sums = lines.map { (unitPrice: $0.unitPrice ?? unknown, price: $0.price ?? unknown) }
    let total = total ?? unknown
    let unitPrices = MoneyColumn(sums.map(\.unitPrice))
    let prices = MoneyColumn(sums.map(\.price) + [total])
    var rows = zip(zip(lines.map(\.quantity).asQuantities, lines), sums).map { line, sums in
      let isKnown = sums.unitPrice != nil || sums.price != nil
      return NameColumns.Row(
        line.0, line.1.product, isKnown ? "\(unitPrices.text(sums.unitPrice))  \(prices.text(sums.price))" : "")
    }
    if let total {
      rows.append(NameColumns.Row("", "Total", " ".repeated(unitPrices.width + 2) + prices.text(total)))
    }
    return rows.flatMap(NameColumns(rows, width: width).lines)
  }

  func comment(_ comment: String?) -> [StyledText] { comment.map { paragraph($0.visible) } ?? [] }

  private func paragraph(_ text: String) -> [StyledText] {
    text.wrapped(to: width.map { max(8, $0 - 2) }).map { StyledText("  ") + StyledText($0, .dim) }
  }
}

extension [String] {
  /// Quantities, each as wide as the widest, with a sign that says what they are.
  fileprivate var asQuantities: [String] {
    let width = map(\.displayWidth).max() ?? 0
    return map { " ".repeated(width - $0.displayWidth) + $0 + " ×" }
  }
}
