import TextFrontEnd

/// Lays out lists and totals in columns that line up on the whole page; what has no room beside them stands below.
struct ExpenseColumns {
  private static let gap = StyledText("  ")
  private static let shortestDescription = 16

  /// How many columns the page has; `nil` where lines may be of any length.
  let width: Int?

  /// Date, amount, category and description, so far as there is room beside each other.
  func page(of list: ExpenseListViewModel) -> [StyledText] {
    let amounts = AmountColumn(of: list.rows.map(\.amount))
    let dateWidth = list.rows.map(\.date.withoutDirectionMarks.displayWidth).max() ?? 0
    let categoryWidth = list.rows.map(\.category.visible.displayWidth).max() ?? 0
    let (categoryStart, descriptionStart) = (
      dateWidth + amounts.width + 2 * Self.gap.width, dateWidth + amounts.width + categoryWidth + 3 * Self.gap.width
    )
    return heading(list.title, list.emptyMessage)
      + list.rows.flatMap { row in
        var line =
          StyledText(row.date.withoutDirectionMarks).padded(to: dateWidth) + Self.gap + amounts.cell(row.amount)
        guard fits(categoryStart + categoryWidth) else {
          return [line] + below(row.category, .plain) + below(row.description, .dim)
        }
        line = line + Self.gap + StyledText(row.category)
        guard fits(descriptionStart + Self.shortestDescription), !row.description.isEmpty else {
          return [line] + below(row.description, .dim)
        }
        let descriptions = row.description.lines(in: width.map { $0 - descriptionStart }, .dim)
        let indent = StyledText("").padded(to: descriptionStart)
        return [line.padded(to: descriptionStart) + descriptions[0]] + descriptions.dropFirst().map { indent + $0 }
      }
  }

  /// A line for each category and currency, and below them one for each currency.
  func page(of totals: ExpenseTotalsViewModel) -> [StyledText] {
    let amounts = AmountColumn(of: (totals.categories + [totals.total]).flatMap(\.amounts))
    let nameWidth = (totals.categories + [totals.total]).map(\.name.visible.displayWidth).max() ?? 0
    let isBeside = fits(nameWidth + Self.gap.width + amounts.width)
    let lines = { (row: ExpenseTotalsViewModel.Row, style: StyledText.Style) in
      guard isBeside else {
        return row.name.lines(in: width, style) + row.amounts.map { Self.gap + amounts.cell($0) }
      }
      return zip([row.name] + row.amounts.dropFirst().map { _ in "" }, row.amounts).map { name, amount in
        StyledText(name, style).padded(to: nameWidth) + Self.gap + amounts.cell(amount)
      }
    }
    let sum = totals.categories.isEmpty ? [] : [StyledText("")] + lines(totals.total, .bold)
    return heading(totals.title, totals.emptyMessage) + totals.categories.flatMap { lines($0, .plain) } + sum
  }

  private func heading(_ title: String?, _ emptyMessage: String?) -> [StyledText] {
    (title?.withoutDirectionMarks.lines(in: width, .bold) ?? []) + (emptyMessage?.lines(in: width) ?? [])
  }

  private func fits(_ needed: Int) -> Bool { width.map { needed <= $0 } ?? true }

  /// Lines below a row, further in than it; none where there is no text.
  private func below(_ text: String, _ style: StyledText.Style) -> [StyledText] {
    guard !text.isEmpty else { return [] }
    return text.lines(in: width.map { max($0 - Self.gap.width, Self.shortestDescription) }, style).map { Self.gap + $0 }
  }
}
