import Events
import Foundation
import Humble
import HumbleTesting
import Testing

/// How events are laid out over days.
@Suite struct EventListSectionTests {
  /// The list as lines: each day, and under it its rows.
  private func lines(
    _ events: [Event], in interval: DateInterval = .threeDays, region: Region = .utc
  ) -> [String] {
    let view = EventListViewSpy()
    let presenter = EventListPresenter(
      view: view, event: .opened(from: interval.start, to: interval.end), region: region, now: { .testNow })
    presenter.fetched(EventList(interval: interval, events: events.sorted { $0.date < $1.date }))
    guard case .shown(let list) = view.contents.last else { return [] }
    return [list.title] + (list.emptyMessage.map { [$0] } ?? [])
      + list.sections.flatMap { [$0.title] + $0.rows.map { "\($0.time) | \($0.name) | \($0.type)" } }
  }

  private func event(_ name: String, _ start: Date, hours: Double, _ type: EventType = .other) -> Event {
    Event(id: name, name: name, date: start, type: type, duration: hours * 3_600)
  }

  @Test func `days are sections, and days without events are left out`() {
    #expect(
      lines([.briefing, event("Talk", at(22, 10), hours: 1, .meeting)]) == [
        "20 November 2026 – 22 November 2026",
        "Friday, 20 November 2026", "9:30 – 10:00 | Briefing | Meeting",
        "Sunday, 22 November 2026", "10:00 – 11:00 | Talk | Meeting",
      ])
  }

  @Test func `all-day events come first`() {
    let holiday = event("Holiday", at(20), hours: 24, .domesticHoliday)
    let longHaul = event("Long haul", at(20), hours: 24)
    let early = event("Early", at(20, 0, 0), hours: 1)
    #expect(
      lines([early, holiday, longHaul]).dropFirst(2).sorted() == [
        "0:00 – 1:00 | Early | Other", "all day | Holiday | Domestic holiday", "all day | Long haul | Other",
      ])
    #expect(lines([early, holiday, longHaul]).last == "0:00 – 1:00 | Early | Other")
  }

  @Test func `an event over midnight stands on each of its days`() {
    #expect(
      lines([event("Watch", at(20, 22), hours: 30)]) == [
        "20 November 2026 – 22 November 2026",
        "Friday, 20 November 2026", "from 22:00 | Watch | Other",
        "Saturday, 21 November 2026", "all day | Watch | Other",
        "Sunday, 22 November 2026", "until 4:00 | Watch | Other",
      ])
  }

  @Test func `an event that ends at midnight does not stand on the next day`() {
    #expect(
      lines([event("Late", at(20, 22), hours: 2)]).dropFirst() == [
        "Friday, 20 November 2026", "22:00 – 0:00 | Late | Other",
      ])
  }

  @Test func `of a long event only the days of the interval are shown`() {
    let sections = lines([event("Era", at(1), hours: 24 * 1_000)]).filter { $0.contains("day, ") && !$0.contains("|") }
    #expect(sections == ["Friday, 20 November 2026", "Saturday, 21 November 2026", "Sunday, 22 November 2026"])
  }

  @Test func `an event without a duration has one time`() {
    #expect(lines([event("Bell", at(21, 12), hours: 0)]).last == "12:00 | Bell | Other")
    #expect(lines([event("Stroke", at(21, 0), hours: 0)]).dropFirst().first == "Saturday, 21 November 2026")
  }

  @Test func `an empty interval says so`() {
    #expect(lines([]) == ["20 November 2026 – 22 November 2026", "There are no events."])
  }

  @Test func `an interval of one day has that day for its title`() {
    #expect(lines([], in: DateInterval(start: at(20), end: at(21))).first == "20 November 2026")
  }

  @Test func `days start where the region's do`() throws {
    let tokyo = Region(
      locale: Locale(identifier: "en_GB"), timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(
      lines([event("Talk", at(20, 15), hours: 1)], region: tokyo).suffix(2) == [
        "Saturday, 21 November 2026", "0:00 – 1:00 | Talk | Other",
      ])
  }

  @Test func `dates and times are written as the region writes them`() throws {
    let germany = Region(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    #expect(
      lines([event("Vortrag", at(20, 15), hours: 1)], region: germany) == [
        "20. November 2026 – 22. November 2026", "Freitag, 20. November 2026", "15:00 – 16:00 | Vortrag | Other",
      ])
    let america = Region(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(lines([event("Talk", at(20, 15), hours: 1)], region: america).last?.hasPrefix("3:00\u{202F}PM") == true)
  }

  @Test func `a day that a time zone skips an hour of is still one day`() throws {
    let berlin = Region(
      locale: Locale(identifier: "en_GB"), timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    let start = try Date("2026-10-24T22:00:00Z", strategy: .iso8601)
    let interval = DateInterval(start: start, duration: 25 * 3_600)
    #expect(
      lines([event("Holiday", start, hours: 25)], in: interval, region: berlin) == [
        "25 October 2026", "Sunday, 25 October 2026", "all day | Holiday | Other",
      ])
  }

  /// Cairo's clocks change at a midnight, Apia skipped a day, Toronto's went on at 23:30.
  @Test(arguments: [
    ("Africa/Cairo", "2026-04-21T22:00:00Z"), ("Pacific/Apia", "2011-12-28T10:00:00Z"),
    ("America/Toronto", "1919-03-29T05:00:00Z"), ("Europe/Berlin", "2026-10-22T22:00:00Z"),
  ])
  func `days begin where the calendar has them begin, wherever clocks change`(place: String, day: String) throws {
    let region = Region(locale: Locale(identifier: "en_GB"), timeZone: try #require(TimeZone(identifier: place)))
    let start = try Date(day, strategy: .iso8601)
    let hours = (0..<144).map { start + Double($0) * 3_600 }
    let style = Date.FormatStyle(
      date: .complete, time: .omitted, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
    var (expected, day) = ([String](), "")
    for hour in hours {
      if hour.formatted(style) != day { expected.append(hour.formatted(style)) }
      day = hour.formatted(style)
      expected.append("Strike")
    }
    let shown = lines(
      hours.map { event("Strike", $0, hours: 0) }, in: DateInterval(start: start, duration: 144 * 3_600), region: region
    )
    #expect(shown.dropFirst().map { $0.contains("|") ? "Strike" : $0 } == expected)
  }

  @Test func `a time that was written before is another one on a day when the clocks change`() throws {
    let berlin = Region(
      locale: Locale(identifier: "en_GB"), timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    let start = try Date("2026-10-23T22:00:00Z", strategy: .iso8601)
    let interval = DateInterval(start: start, duration: 73 * 3_600)
    let bells = [9, 0, 24, 33, 49, 58].map { event("\($0)", start + Double($0) * 3_600, hours: 0) }
    #expect(
      lines(bells, in: interval, region: berlin).filter { $0.contains("|") } == [
        "0:00 | 0 | Other", "9:00 | 9 | Other", "0:00 | 24 | Other", "8:00 | 33 | Other", "0:00 | 49 | Other",
        "9:00 | 58 | Other",
      ])
  }

  @Test func `a place that repeated or skipped a day has an end of days`() throws {
    let start = try Date("1867-10-15T08:00:00Z", strategy: .iso8601)
    let interval = DateInterval(start: start, duration: 10 * 86_400)
    let events = (0..<10).map { event("\($0)", start + Double($0) * 86_400, hours: 1) }
    for place in ["America/Sitka", "America/Adak", "Pacific/Apia", "Asia/Manila"] {
      let region = Region(locale: Locale(identifier: "en_GB"), timeZone: try #require(TimeZone(identifier: place)))
      let rows = lines(events, in: interval, region: region).filter { $0.contains("|") }
      #expect(rows.count >= 9, "\(place)")
    }
  }

  @Test func `the handler refuses dates that make no interval`() async {
    let handler = EventListEventHandler(
      fetchEvents: InteractorFactoryStub { _, _ in #expect(Bool(false), "asked all the same") }, region: .utc,
      now: { .testNow })
    let never = Date(timeIntervalSince1970: .nan)
    for (from, to) in [(at(21), at(20)), (at(20), at(20)), (never, at(20)), (at(20), never)] {
      let view = EventListViewSpy()
      await handler.handle(.opened(from: from, to: to), from: view)
      let sentence = "The first date must not be after the last, and both must lie in the years 1 to 9999."
      #expect(view.messages == [.alert(ErrorAlert(title: "Dates Refused", subtitle: sentence))])
    }
  }

  @Test func `the handler fetches the interval and shows it on the view`() async {
    let view = EventListViewSpy()
    let handler = EventListEventHandler(
      fetchEvents: InteractorFactoryStub { interval, output in
        output.fetched(EventList(interval: interval, events: []))
      }, region: .utc, now: { .testNow })
    await handler.handle(.opened(from: at(20), to: at(23)), from: view)
    let list = EventListViewModel(
      title: "20 November 2026 – 22 November 2026", sections: [], emptyMessage: "There are no events.", notice: nil)
    #expect(view.messages == [.shown(list)])
  }
}
