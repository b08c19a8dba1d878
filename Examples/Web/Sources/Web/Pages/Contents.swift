import Authentication
import Directory
import Events
import Humble

/// What the calendar shows.
struct CalendarContent: Sendable {
  /// The first and the last day that are asked for, as the form has them.
  let from: String
  let to: String
  /// Whether they are none.
  let isFromWrong: Bool
  let isToWrong: Bool
  /// The addresses of as many days before and after.
  var earlier: String?
  var later: String?
  var list: EventListViewModel?
  var notice: AlertContent?

  init(_ days: FormDays) {
    (from, to, isFromWrong, isToWrong) = (days.from, days.to, days.isFromWrong, days.isToWrong)
  }

  init(_ list: EventListViewModel?, _ days: FormDays, region: Region) throws {
    self.init(days)
    if list != nil { (earlier, later) = days.neighbours(in: region) }
    self.list = list
    notice = try list?.notice.map { try AlertContent($0, path: Screen.calendar.path) }
  }
}

/// What a page with one list shows.
struct ListContent<Model> {
  let list: Model?
  let notice: AlertContent?

  init<ViewEvent: Encodable>(_ list: Model?, notice: ErrorAlert<ViewEvent>?, of screen: Screen) throws {
    self.list = list
    self.notice = try notice.map { try AlertContent($0, path: screen.path) }
  }
}

/// What the settings show.
struct SettingsContent {
  var details: [SettingsViewModel.Detail] = []
  var button: ActionContent?
  var notice: AlertContent?

  init() {}

  init(_ settings: SettingsViewModel?) throws {
    guard let settings else { return }
    let path = Screen.settings.path
    details = settings.details
    button = try ActionContent(settings.button, path: path)
    notice = try settings.notice.map { try AlertContent($0, path: path) }
  }
}
