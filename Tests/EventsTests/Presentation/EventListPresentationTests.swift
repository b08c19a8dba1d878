import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct EventListPresentationTests {
  private let view = EventListViewSpy()
  private let event = EventListViewEvent.opened(from: at(20), to: at(23))

  private var presenter: EventListPresenter {
    EventListPresenter(view: view, event: event, region: .utc, now: { .testNow })
  }

  private func notice(_ list: EventList) -> ErrorAlert<EventListViewEvent>? {
    presenter.fetched(list)
    guard case .shown(let shown) = view.contents.last else { return nil }
    return shown.notice
  }

  private func gap(
    _ source: EventSource, _ failure: GatewayFailure = .unreachable("Nobody is there."), fetched: Date? = nil,
    interval: DateInterval = .threeDays
  ) -> EventGap {
    let substitute = fetched.map { EventSnapshot([], in: interval, fetched: $0) }
    return EventGap(source: source, failure: failure, substitute: substitute)
  }

  @Test func `a list that is whole and fresh has no notice`() {
    #expect(notice(EventList(interval: .threeDays, events: [.briefing])) == nil)
  }

  @Test func `old events are shown with their age and Try Again`() {
    let list = EventList(
      interval: .threeDays, events: [], gaps: [gap(.calendar, fetched: at(20, 10)), gap(.birthdays, fetched: at(17))])
    #expect(
      notice(list)
        == ErrorAlert(
          title: "Saved Earlier",
          subtitle: "Events are as they were 2 hours ago. Nobody is there. "
            + "Birthdays are as they were 3 days ago. Nobody is there.",
          action: .tryAgain(event)))
  }

  @Test func `what is true of both sources is said once`() {
    let list = EventList(
      interval: .threeDays, events: [],
      gaps: [gap(.calendar, fetched: at(20, 10)), gap(.birthdays, fetched: at(20, 10))])
    #expect(notice(list)?.subtitle == "Events and birthdays are as they were 2 hours ago. Nobody is there.")
  }

  @Test(
    arguments: [
      (0.0, "less than a minute ago"), (59, "less than a minute ago"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
      (3_600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (40 * 86_400, "40 days ago"),
      (-500, "less than a minute ago"),
    ] as [(TimeInterval, String)])
  func `an age is told in its largest unit`(seconds: TimeInterval, words: String) throws {
    let list = EventList(
      interval: .threeDays, events: [], gaps: [gap(.calendar, fetched: .testNow - seconds)])
    #expect(try #require(notice(list)).subtitle == "Events are as they were \(words). Nobody is there.")
  }

  @Test func `old events that cover a part of the days say which`() throws {
    let part = DateInterval(start: at(20), end: at(22))
    let list = EventList(
      interval: .threeDays, events: [], gaps: [gap(.calendar, fetched: at(20, 10), interval: part)])
    #expect(
      try #require(notice(list)).subtitle
        == "Events are as they were 2 hours ago, and only for 20 November 2026 – 21 November 2026. "
        + "Nobody is there.")
  }

  @Test func `what is missing is said`() {
    let list = EventList(
      interval: .threeDays, events: [.briefing], gaps: [gap(.birthdays, .refused(status: 500, reason: "It failed."))])
    #expect(
      notice(list)
        == ErrorAlert(
          title: "Incomplete",
          subtitle: "Birthdays are missing. It failed.",
          action: .tryAgain(event)))
  }

  @Test func `where a source is missing, an empty list does not say that there are no events`() throws {
    presenter.fetched(EventList(interval: .threeDays, events: [], gaps: [gap(.calendar, .emptyResponse)]))
    guard case .shown(let list) = try #require(view.contents.last) else { return #expect(Bool(false)) }
    #expect(list.emptyMessage == "There may be events that are not known here.")
    #expect(list.isIncomplete)
  }

  @Test func `events that could not be kept are said to be so`() {
    let list = EventList(interval: .threeDays, events: [], storeFailure: .unwritable("The disk is full."))
    #expect(
      notice(list)
        == ErrorAlert(
          title: "Not Saved", subtitle: "The saved events could not be used. The disk is full.",
          action: .tryAgain(event)))
  }

  @Test(arguments: [
    (FetchEventsFailure.fetch(.session(.notSignedIn)), "Not Signed In", "Nobody is signed in. Sign in first.", false),
    (.fetch(.session(.expired)), "Session Expired", "The session has expired. Sign in again.", false),
    (.fetch(.session(.unusable(.unreadable("It is locked.")))), "No Events", "It is locked.", true),
    (.intervalTooLong(days: 3_660), "Dates Too Far Apart", "Ask for at most 3660 days.", false),
    (
      .fetch(.gateway(.timedOut("Too slow."), cache: nil)), "No Events",
      "Too slow. No events of these days were saved earlier.", true
    ),
    (
      .fetch(.gateway(.timedOut("Too slow."), cache: .damaged("It was set aside."))), "No Events",
      "Too slow. It was set aside.", true
    ),
  ])
  func `each failure has words of its own`(
    failure: FetchEventsFailure, title: String, subtitle: String, tryAgain: Bool
  ) {
    presenter.fetchFailed(failure)
    let alert = ErrorAlert(title: title, subtitle: subtitle, action: tryAgain ? .tryAgain(event) : nil)
    #expect(view.messages == [.alert(alert)])
  }

  @Test func `work is shown while it goes on`() {
    presenter.started()
    presenter.finished()
    #expect(view.messages == [.loading(true), .loading(false)])
  }

  @Test func `an event is coded with dates that people can read, to the second`() throws {
    let json = #"{"opened":{"from":"2026-11-20T00:00:00Z","to":"2026-11-23T00:00:00Z"}}"#
    #expect(try JSONDecoder().decode(EventListViewEvent.self, from: Data(json.utf8)) == event)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == json)
    let between = EventListViewEvent.opened(from: at(20) + 0.75, to: at(23) + 0.25)
    #expect(String(decoding: try encoder.encode(between), as: UTF8.self) == json)
  }
}
