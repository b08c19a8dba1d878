import Foundation
import Humble

/// How events and days are written in a region.
struct EventListStyle {
  private let region: Region
  private let time: Date.FormatStyle
  private let day: Date.FormatStyle
  private let weekday: Date.FormatStyle

  init(region: Region) {
    self.region = region
    let style = { (date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?) in
      Date.FormatStyle(
        date: date, time: time, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
    }
    time = style(.omitted, .shortened)
    day = style(.long, .omitted)
    weekday = style(.complete, .omitted)
  }

  /// The first and the last day of an interval.
  func title(of interval: DateInterval) -> String {
    let first = interval.start.formatted(day)
    let last = lastMoment(of: interval).formatted(day)
    return first == last ? first : "\(first) – \(last)"
  }

  /// The days that have events, each with all events that take place on it, within the interval.
  func sections(of list: EventList) -> [EventListViewModel.Section] {
    var calendar = DaysOfEvents(calendar: region.calendar, interval: list.interval)
    for event in list.events { calendar.add(event) }
    var times = TimesOfDay(style: time)
    return calendar.days.map { day, events in
      let rows = events.map { (isAllDay: isAllDay($0, on: day), row: row(for: $0, on: day, &times)) }
      return EventListViewModel.Section(
        title: day.start.formatted(weekday),
        rows: rows.filter(\.isAllDay).map(\.row) + rows.filter { !$0.isAllDay }.map(\.row))
    }
  }

  private func isAllDay(_ event: Event, on day: DateInterval) -> Bool {
    event.type.isAllDay || (event.date <= day.start && event.end >= day.end)
  }

  private func row(for event: Event, on day: DateInterval, _ times: inout TimesOfDay) -> EventListViewModel.Row {
    EventListViewModel.Row(time: time(of: event, on: day, &times), name: event.name, type: event.type.words)
  }

  private func time(of event: Event, on day: DateInterval, _ times: inout TimesOfDay) -> String {
    if isAllDay(event, on: day) { return "all day" }
    if event.date < day.start { return "until \(times.words(for: event.end, on: day))" }
    let start = times.words(for: event.date, on: day)
    if event.end > day.end { return "from \(start)" }
    return event.duration == 0 ? start : "\(start) – \(times.words(for: event.end, on: day))"
  }

  private func lastMoment(of interval: DateInterval) -> Date {
    max(interval.start, interval.end - 1)
  }
}

extension EventType {
  fileprivate var words: String {
    switch self {
    case .appointment: "Appointment"
    case .meeting: "Meeting"
    case .birthday: "Birthday"
    case .domesticHoliday: "Domestic holiday"
    case .internationalHoliday: "International holiday"
    case .companyHoliday: "Company holiday"
    case .other: "Other"
    }
  }
}
