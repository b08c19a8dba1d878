import TextFrontEnd

/// Lays out lists and totals in columns that line up on the whole page.
struct ExpenseColumns {
  private static let gap = StyledText("  ")
  private static let shortestDescription = 16

  /// How many columns the page has; `nil` where lines may be of any length.
  let width: Int?

  /// Date, amount, category, and beside them the description, or below them where there is no room.
  func page(of list: ExpenseListViewModel) -> [StyledText] {
    let amounts = AmountColumn(of: list.rows.map(\.amount))
    let dateWidth = list.rows.map(\.date.withoutDirectionMarks.displayWidth).max() ?? 0
    let categoryWidth = list.rows.map(\.category.visible.displayWidth).max() ?? 0
    return heading(list.title, list.emptyMessage)
      + list.rows.flatMap { row in
        let start =
          StyledText(row.date.withoutDirectionMarks).padded(to: dateWidth) + Self.gap + amounts.cell(row.amount)
          + Self.gap
        let line = start + StyledText(row.category).padded(to: categoryWidth) + Self.gap
        let isNarrow = width.map { $0 - line.width < Self.shortestDescription } ?? false
        let indent = StyledText("").padded(to: isNarrow ? Self.gap.width : line.width)
        let room = width.map { max($0 - indent.width, Self.shortestDescription) }
        let lines =
          row.description.isEmpty ? [] : row.description.visible.wrapped(to: room).map { StyledText($0, .dim) }
        return isNarrow || lines.isEmpty
          ? [line] + lines.map { indent + $0 } : [line + lines[0]] + lines.dropFirst().map { indent + $0 }
      }
  }

  /// A line for each category and currency, and below them one for each currency.
  func page(of totals: ExpenseTotalsViewModel) -> [StyledText] {
    let amounts = AmountColumn(of: (totals.categories + [totals.total]).flatMap(\.amounts))
    let nameWidth = (totals.categories + [totals.total]).map(\.name.visible.displayWidth).max() ?? 0
    let lines = { (row: ExpenseTotalsViewModel.Row, style: StyledText.Style) in
      zip([row.name] + row.amounts.dropFirst().map { _ in "" }, row.amounts).map { name, amount in
        StyledText(name, style).padded(to: nameWidth) + Self.gap + amounts.cell(amount)
      }
    }
    let sum = totals.categories.isEmpty ? [] : [StyledText("")] + lines(totals.total, .bold)
    return heading(totals.title, totals.emptyMessage) + totals.categories.flatMap { lines($0, .plain) } + sum
  }

  private func heading(_ title: String?, _ emptyMessage: String?) -> [StyledText] {
    (title.map { [StyledText($0.withoutDirectionMarks, .bold)] } ?? []) + (emptyMessage.map { [StyledText($0)] } ?? [])
  }
}
