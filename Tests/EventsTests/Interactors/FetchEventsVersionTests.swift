import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

/// What becomes of a calendar that was kept and has not changed.
@Suite struct FetchEventsVersionTests {
  private func fetch(_ spy: EventsSpy) async {
    let factory = FetchEvents.Factory(
      calendar: spy, birthdays: spy, store: spy,
      session: CurrentSession(in: SessionStoreFake(.current), changes: SessionChanges()),
      timeZone: .gmt, now: { .testNow })
    await factory.makeInteractor(for: .threeDays, output: spy).execute()
  }

  private func spy(_ calendar: GatewayAnswer<[Event]>, kept: EventSnapshot?) -> EventsSpy {
    var answers = EventsSpy.Answers(calendar: .success(calendar))
    answers.kept[User.coulson.id] = CachedEvents(calendar: kept, birthdays: nil)
    return EventsSpy(answers)
  }

  private let kept = EventSnapshot(
    interval: .threeDays, fetched: at(19), events: [.briefing], version: "\"one\"")

  @Test func `a calendar that has not changed is shown from what was kept, and kept on as fresh`() async {
    let spy = spy(.unchanged, kept: kept)
    await fetch(spy)
    let fresh = EventSnapshot(interval: .threeDays, fetched: .testNow, events: [.briefing], version: "\"one\"")
    #expect(
      spy.messages == [
        .started, .loadedEvents(User.coulson.id),
        .askedCalendar(.threeDays, .current, unlessStill: "\"one\""), .askedBirthdays(.current),
        .savedEvents(CachedEvents(calendar: fresh, birthdays: EventSnapshot([])), User.coulson.id),
        .fetched(EventList(interval: .threeDays, events: [.briefing])), .finished,
      ])
  }

  @Test func `a calendar that has changed is kept with its new version`() async {
    let spy = spy(.value([.review], version: "\"two\""), kept: kept)
    await fetch(spy)
    let fresh = EventSnapshot(interval: .threeDays, fetched: .testNow, events: [.review], version: "\"two\"")
    #expect(spy.answers.kept[User.coulson.id]?.calendar == fresh)
    #expect(spy.messages.contains(.fetched(EventList(interval: .threeDays, events: [.review]))))
  }

  @Test func `what was kept of other days is not asked about`() async {
    let elsewhere = EventSnapshot(
      interval: DateInterval(start: at(20), end: at(24)), fetched: at(19), events: [.briefing], version: "\"one\"")
    let spy = spy(.value([]), kept: elsewhere)
    await fetch(spy)
    #expect(spy.messages.contains(.askedCalendar(.threeDays, .current)))
  }

  @Test func `a gateway that calls nothing unchanged gives an error and no empty list`() async {
    let spy = spy(.unchanged, kept: nil)
    await fetch(spy)
    let failure = GatewayFailure.malformedResponse("The answer is that nothing has changed, but nothing of it is here.")
    let gap = EventGap(source: .calendar, failure: failure, substitute: nil)
    #expect(spy.messages.contains(.fetched(EventList(interval: .threeDays, events: [], gaps: [gap]))))
  }
}
