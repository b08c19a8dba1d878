import Authentication
import Events
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct FetchEventsTests {
  private let changes = SessionChanges()
  private let sessions = SessionStoreFake(.current)

  private func fetch(_ interval: DateInterval = .threeDays, _ spy: EventsSpy) async {
    let factory = FetchEvents.Factory(
      calendar: spy, birthdays: spy, store: spy, session: CurrentSession(in: sessions, changes: changes),
      timeZone: .gmt,
      now: { .testNow })
    await factory.makeInteractor(for: interval, output: spy).execute()
  }

  private let asked: [EventsSpy.Message] = [
    .started, .loadedEvents(User.coulson.id), .askedCalendar(.threeDays, .current), .askedBirthdays(.current),
  ]
  private let mays: Event = Event(
    id: "birthday-4-2026", name: "May Birthday", date: at(21), type: .birthday, duration: 86_400)

  private func answers(
    _ calendar: Result<GatewayAnswer<[Event]>, GatewayFailure>, birthday: GatewayFailure? = nil,
    kept: CachedEvents? = nil
  ) throws -> EventsSpy.Answers {
    let may = try #require(Birthday(id: "4", name: "May", month: 11, day: 21))
    var answers = EventsSpy.Answers(calendar: calendar, birthdays: birthday.map { .failure($0) } ?? .success([may]))
    answers.kept[User.coulson.id] = kept
    return answers
  }

  @Test func `both sources are asked, kept, and shown together in order`() async throws {
    let spy = EventsSpy(try answers(.success(.value([.review, .briefing]))))
    await fetch(spy)
    let kept = CachedEvents(calendar: EventSnapshot([.review, .briefing]), birthdays: EventSnapshot([mays]))
    let list = EventList(interval: .threeDays, events: [.briefing, mays, .review])
    #expect(spy.messages == asked + [.savedEvents(kept, User.coulson.id), .fetched(list), .finished])
  }

  @Test func `events that start together are in the order of their names`() async throws {
    let names = ["b", "ä", "a", "c"]
    let events = names.map { Event(id: $0, name: $0, date: at(20), type: .other, duration: 1) }
    let spy = EventsSpy(EventsSpy.Answers(calendar: .success(.value(events))))
    await fetch(spy)
    guard case .fetched(let list) = spy.messages.dropLast().last else { return #expect(Bool(false)) }
    #expect(list.events.map(\.name) == ["a", "b", "c", "ä"])
  }

  @Test func `no events are a list without events`() async {
    let spy = EventsSpy()
    await fetch(spy)
    #expect(spy.messages.contains(.fetched(EventList(interval: .threeDays, events: []))))
  }

  @Test func `without network what was kept is shown, with its age and what failed`() async throws {
    let kept = CachedEvents(
      calendar: EventSnapshot([.briefing], fetched: at(19)), birthdays: EventSnapshot([mays], fetched: at(18)))
    let spy = EventsSpy(try answers(.failure(.unreachable("u")), birthday: .timedOut("t"), kept: kept))
    await fetch(spy)
    let gaps = [
      EventGap(source: .calendar, failure: .unreachable("u"), substitute: kept.calendar),
      EventGap(source: .birthdays, failure: .timedOut("t"), substitute: kept.birthdays),
    ]
    let list = EventList(interval: .threeDays, events: [.briefing, mays], gaps: gaps)
    #expect(spy.messages == asked + [.fetched(list), .finished])
  }

  @Test func `without network and without anything kept there is an error and no list`() async throws {
    let spy = EventsSpy(try answers(.failure(.unreachable("u")), birthday: .unreachable("v")))
    await fetch(spy)
    #expect(
      spy.messages == asked + [
        .fetchFailed(.fetch(.gateway(.unreachable("u"), cache: nil))), .finished,
      ])
  }

  @Test func `what was kept of other days does not stand for these`() async throws {
    let elsewhere = EventSnapshot([], in: DateInterval(start: at(23), end: at(25)))
    let kept = CachedEvents(calendar: elsewhere, birthdays: elsewhere)
    let spy = EventsSpy(try answers(.failure(.unreachable("u")), birthday: .unreachable("v"), kept: kept))
    await fetch(spy)
    #expect(spy.messages.contains(.fetchFailed(.fetch(.gateway(.unreachable("u"), cache: nil)))))
  }

  @Test func `of what was kept the part that falls in the interval is shown, and said to be a part`() async throws {
    let week = DateInterval(start: at(14), end: at(21))
    let kept = CachedEvents(
      calendar: EventSnapshot([.briefing, .review], in: week, fetched: at(14)), birthdays: nil)
    let spy = EventsSpy(try answers(.failure(.unreachable("u")), kept: kept))
    await fetch(spy)
    let part = EventSnapshot([.briefing], in: DateInterval(start: at(20), end: at(21)), fetched: at(14))
    let list = EventList(
      interval: .threeDays, events: [.briefing, mays],
      gaps: [EventGap(source: .calendar, failure: .unreachable("u"), substitute: part)])
    let toKeep = CachedEvents(calendar: kept.calendar, birthdays: EventSnapshot([mays]))
    #expect(
      spy.messages == asked + [
        .savedEvents(toKeep, User.coulson.id), .fetched(list), .finished,
      ])
  }

  @Test func `a failure of the birthdays does not hide the calendar`() async throws {
    let spy = EventsSpy(
      try answers(.success(.value([.briefing])), birthday: .refused(status: 500, reason: "It failed.")))
    await fetch(spy)
    let list = EventList(
      interval: .threeDays, events: [.briefing],
      gaps: [EventGap(source: .birthdays, failure: .refused(status: 500, reason: "It failed."), substitute: nil)])
    let kept = CachedEvents(calendar: EventSnapshot([.briefing]), birthdays: nil)
    #expect(
      spy.messages == asked + [
        .savedEvents(kept, User.coulson.id), .fetched(list), .finished,
      ])
  }

  @Test func `a failure of the calendar does not hide the birthdays`() async throws {
    let spy = EventsSpy(try answers(.failure(.emptyResponse)))
    await fetch(spy)
    let list = EventList(
      interval: .threeDays, events: [mays],
      gaps: [EventGap(source: .calendar, failure: .emptyResponse, substitute: nil)])
    #expect(spy.messages.contains(.fetched(list)))
  }

  @Test func `a store that cannot be written is mentioned, and the events are shown`() async throws {
    var answers = try answers(.success(.value([.briefing])))
    answers.saveFailure = .unwritable("The disk is full.")
    let spy = EventsSpy(answers)
    await fetch(spy)
    let list = EventList(
      interval: .threeDays, events: [.briefing, mays], storeFailure: .unwritable("The disk is full."))
    #expect(spy.messages.contains(.fetched(list)))
  }

  @Test func `a store that cannot be read is mentioned, and what it holds is not overwritten`() async throws {
    var answers = try answers(.success(.value([.briefing])), birthday: .emptyResponse)
    answers.loadFailure = .unreadable("It is locked.")
    let spy = EventsSpy(answers)
    await fetch(spy)
    let gap = EventGap(source: .birthdays, failure: .emptyResponse, substitute: nil)
    let list = EventList(
      interval: .threeDays, events: [.briefing], gaps: [gap], storeFailure: .unreadable("It is locked."))
    #expect(spy.messages == asked + [.fetched(list), .finished])
  }

  @Test func `without network, a store that cannot be read is part of the error`() async throws {
    var answers = try answers(.failure(.unreachable("u")), birthday: .unreachable("u"))
    answers.loadFailure = .damaged("It was set aside.")
    let spy = EventsSpy(answers)
    await fetch(spy)
    #expect(
      spy.messages.contains(.fetchFailed(.fetch(.gateway(.unreachable("u"), cache: .damaged("It was set aside."))))))
  }

  @Test(arguments: [
    DateInterval(start: Date(timeIntervalSince1970: -1e12), duration: 3 * 366 * 86_400),
    DateInterval(start: Date(timeIntervalSince1970: -62_135_596_800 - 90_000), duration: 86_400),
    DateInterval(start: Date(timeIntervalSince1970: 253_402_300_800), duration: 90_000),
    DateInterval(start: Date(timeIntervalSince1970: 1e300), duration: 1),
  ])
  func `an interval outside the years 1 to 9999 is refused before anything is asked`(interval: DateInterval) async {
    let spy = EventsSpy()
    await fetch(interval, spy)
    #expect(spy.messages == [.started, .fetchFailed(.invalidInterval), .finished])
  }

  @Test(arguments: [-62_135_640_000, 253_402_257_600] as [TimeInterval])
  func `the first and the last day are asked for, wherever they start`(start: TimeInterval) async throws {
    let interval = DateInterval(start: Date(timeIntervalSince1970: start), duration: 86_400)
    let spy = EventsSpy(try answers(.success(.value([]))))
    await fetch(interval, spy)
    #expect(spy.messages.contains { if case .fetched = $0 { true } else { false } })
  }

  @Test(.timeLimit(.minutes(1))) func `both sources are asked at the same time`() async {
    // Each waits until the other one is asked.
    let (calendarAsked, tellCalendar) = AsyncStream.makeStream(of: Void.self)
    let (birthdaysAsked, tellBirthdays) = AsyncStream.makeStream(of: Void.self)
    let spy = EventsSpy { message in
      if case .askedCalendar = message {
        tellCalendar.finish()
        for await _ in birthdaysAsked {}
      } else if case .askedBirthdays = message {
        tellBirthdays.finish()
        for await _ in calendarAsked {}
      }
    }
    await fetch(spy)
    #expect(spy.messages.contains(.fetched(EventList(interval: .threeDays, events: []))))
  }

  @Test func `an interval of more than ten years is refused before anything is asked`() async {
    let spy = EventsSpy()
    await fetch(DateInterval(start: at(1), duration: 3_661 * 86_400), spy)
    #expect(spy.messages == [.started, .fetchFailed(.intervalTooLong(days: 3_660)), .finished])
  }
}

extension FetchEventsTests {
  private func fetch(_ spy: EventsSpy) async { await fetch(.threeDays, spy) }
}
