import Events
import TextFrontEnd

/// Lays out the event list in columns that line up on the whole page: time, name, type.
struct EventColumns {
  private let columns: NameColumns
  private let width: Int?

  init(rows: [EventListViewModel.Row], width: Int?) {
    self.width = width
    columns = NameColumns(rows.map(NameColumns.Row.init), width: width, style: .dim)
  }

  func page(of list: EventListViewModel) -> [StyledText] {
    var lines = heading(list.title) + (list.emptyMessage?.lines(in: width) ?? [])
    for section in list.sections {
      lines += [StyledText("")] + heading(section.title)
      lines += section.rows.flatMap { columns.lines(for: NameColumns.Row($0)) }
    }
    return lines
  }

  private func heading(_ text: String) -> [StyledText] { text.withoutDirectionMarks.lines(in: width, .bold) }
}

extension NameColumns.Row {
  fileprivate init(_ row: EventListViewModel.Row) { self.init(row.time, row.name, row.type) }
}
