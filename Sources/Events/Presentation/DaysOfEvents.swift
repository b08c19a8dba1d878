import Foundation

/// Sorts events into the days of an interval; an event over midnight stands on each of its days.
struct DaysOfEvents {
  private let calendar: Calendar
  private let interval: DateInterval
  /// The days that have been needed so far, in order and without a gap from the interval's first day on.
  private var intervals: [DateInterval] = []
  /// Until when clocks go on as they do, so that days have 24 hours: to ask for each day takes longer than all else here.
  private var steadyUntil = Date.distantPast
  private var events: [Int: [Event]] = [:]
  /// Events come by start, so the day on which the last one started is where the next one is looked for.
  private var firstDay = 0

  init(calendar: Calendar, interval: DateInterval) {
    self.calendar = calendar
    self.interval = interval
  }

  /// The days that have events, in order.
  var days: [(day: DateInterval, events: [Event])] {
    events.sorted { $0.key < $1.key }.map { (intervals[$0.key], $0.value) }
  }

  /// Adds an event that overlaps the interval; events are added by start.
  mutating func add(_ event: Event) {
    while let day = day(firstDay), day.end <= event.date { firstDay += 1 }
    var index = firstDay
    while let day = day(index), day.start < event.end || day.start <= event.date {
      events[index, default: []].append(event)
      index += 1
    }
  }

  /// The day with this number, the interval's first being 0; `nil` after the last.
  private mutating func day(_ index: Int) -> DateInterval? {
    while intervals.count <= index {
      let start = intervals.last?.end ?? interval.start
      guard intervals.isEmpty || start < interval.end, let day = nextDay(at: start) else { return nil }
      intervals.append(day)
    }
    return intervals[index]
  }

  private mutating func nextDay(at start: Date) -> DateInterval? {
    let day = DateInterval(start: start, duration: 86_400)
    if day.end < steadyUntil { return day }
    guard let day = calendar.day(at: start) else { return nil }
    steadyUntil = calendar.timeZone.nextDaylightSavingTimeTransition(after: day.start) ?? .distantFuture
    return day
  }
}

extension Calendar {
  /// The day that a moment falls in; where the calendar gives a day without length, as it does for some in which a place
  /// changed sides of the date line, the time up to the same hour of the next day.
  fileprivate func day(at start: Date) -> DateInterval? {
    if let day = dateInterval(of: .day, for: start), day.end > start { return day }
    guard let next = date(byAdding: .day, value: 1, to: start), next > start else { return nil }
    return DateInterval(start: start, end: next)
  }
}
