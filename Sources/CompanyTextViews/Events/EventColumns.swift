import Events
import TextFrontEnd

/// Lays out the event list in columns that line up on the whole page: time, name, type.
struct EventColumns {
  private let columns: NameColumns

  init(rows: [EventListViewModel.Row], width: Int?) {
    columns = NameColumns(rows.map(NameColumns.Row.init), width: width, style: .dim)
  }

  func page(of list: EventListViewModel) -> [StyledText] {
    var lines = [StyledText(list.title.withoutDirectionMarks, .bold)]
    if let message = list.emptyMessage { lines.append(StyledText(message)) }
    for section in list.sections {
      lines += [StyledText(""), StyledText(section.title.withoutDirectionMarks, .bold)]
      lines += section.rows.flatMap { columns.lines(for: NameColumns.Row($0)) }
    }
    return lines
  }
}

extension NameColumns.Row {
  fileprivate init(_ row: EventListViewModel.Row) { self.init(row.time, row.name, row.type) }
}
