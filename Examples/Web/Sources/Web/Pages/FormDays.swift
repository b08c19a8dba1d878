import Events
import Foundation
import Humble
import Hummingbird

/// A day as a form sends it, such as `2026-11-20`.
struct FormDay {
  /// From the calendar that all countries share on.
  static let known = Date(timeIntervalSince1970: -12_219_292_800)...RFC3339.dates.upperBound

  let interval: DateInterval

  /// Reads a day; `nil` where it is none, or one before the calendar that all countries share.
  /// - Parameters:
  ///   - text: what was typed.
  ///   - timeZone: where the day starts.
  init?(_ text: String, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    guard let date = RFC3339.date(from: text + "T00:00:00Z"), Self.known.contains(date) else { return nil }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    // Noon, because some time zones have days without a midnight.
    let noon = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
    guard let interval = calendar.date(from: noon).flatMap({ calendar.dateInterval(of: .day, for: $0) }) else {
      return nil
    }
    self.interval = interval
  }

  /// That a text is no day, and how to mend it.
  static func problem(_ name: String, _ text: String) -> String {
    "The \(name), \(text), is not a day of the calendar. Write one like 2026-11-20."
  }

  /// A day as a form shows it.
  static func text(of date: Date, in timeZone: TimeZone) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }
}

/// The first and the last day that somebody asks for.
struct FormDays {
  let from: String
  let to: String
  /// Whether they are no days.
  let isFromWrong: Bool
  let isToWrong: Bool
  /// What the person does; `nil` where there are problems.
  let event: EventListViewEvent?

  /// The days in a query: the first is today where none is named, the last 30 days later.
  init(_ query: Parameters, today: Date, region: Region) {
    self.init(
      typed: (query["from"].map(String.init) ?? "", query["to"].map(String.init) ?? ""), today: today, region: region)
  }

  /// The days as they were typed, each empty where it was not.
  init(typed: (String, String), today: Date, region: Region) {
    let zone = region.timeZone
    let first = FormDay(typed.0.isEmpty ? FormDay.text(of: today, in: zone) : typed.0, in: zone)
    let start = first?.interval.start ?? today
    let last = region.calendar.date(byAdding: .day, value: 29, to: start).map { min($0, RFC3339.dates.upperBound) }
    let final = FormDay(typed.1.isEmpty ? FormDay.text(of: last ?? start, in: zone) : typed.1, in: zone)
    from = typed.0.isEmpty ? FormDay.text(of: start, in: zone) : typed.0
    to = typed.1.isEmpty ? FormDay.text(of: last ?? start, in: zone) : typed.1
    (isFromWrong, isToWrong) = (first == nil, final == nil)
    event = first.flatMap { first in final.map { .opened(from: first.interval.start, to: $0.interval.end) } }
  }

  /// The days of an event that is sent once more.
  init(from: Date, to: Date, region: Region) {
    self.from = FormDay.text(of: from, in: region.timeZone)
    self.to = FormDay.text(of: to - 1, in: region.timeZone)
    (isFromWrong, isToWrong) = (false, false)
    event = .opened(from: from, to: to)
  }
}

extension FormDays {
  /// A sentence for each day that is none.
  var problems: [String] {
    (isFromWrong ? [FormDay.problem("first day", from)] : []) + (isToWrong ? [FormDay.problem("last day", to)] : [])
  }

  /// The addresses of as many days just before, and just after; `nil` where there are no such days.
  func neighbours(in region: Region) -> (earlier: String?, later: String?) {
    guard case .opened(let start, let end)? = event,
      let count = region.calendar.dateComponents([.day], from: start, to: end).day, count > 0
    else { return (nil, nil) }
    return (
      address(from: -count, to: -1, after: start, in: region), address(from: 0, to: count - 1, after: end, in: region)
    )
  }

  private func address(from: Int, to: Int, after day: Date, in region: Region) -> String? {
    let days = [from, to].compactMap { region.calendar.date(byAdding: .day, value: $0, to: day) }
      .filter(FormDay.known.contains).map { FormDay.text(of: $0, in: region.timeZone) }
    guard days.count == 2 else { return nil }
    return "\(Screen.calendar.path)?from=\(days[0])&to=\(days[1])"
  }
}
