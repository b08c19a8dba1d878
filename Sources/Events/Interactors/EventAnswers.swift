import Authentication
import Foundation
import Humble

/// What one source of events answered, and what it had answered earlier.
struct EventAnswer: Sendable {
  let source: EventSource
  let result: Result<EventSnapshot, GatewayFailure>
  let kept: EventSnapshot?

  var failure: GatewayFailure? { result.failure }

  /// What to show of this source: the answer, else the part of the earlier one that falls in the interval.
  func shown(in interval: DateInterval) -> EventSnapshot? {
    if case .success(let snapshot) = result { snapshot } else { kept?.clipped(to: interval) }
  }

  /// What to keep of this source.
  var toKeep: EventSnapshot? {
    if case .success(let snapshot) = result { snapshot } else { kept }
  }

  func gap(in interval: DateInterval) -> EventGap? {
    failure.map { EventGap(source: source, failure: $0, substitute: shown(in: interval)) }
  }
}

/// What both sources answered to one request.
struct EventAnswers: FetchAnswer {
  let interval: DateInterval
  let calendar: EventAnswer
  let birthdays: EventAnswer

  var all: [EventAnswer] { [calendar, birthdays] }
  var failures: [GatewayFailure] { all.compactMap(\.failure) }

  var toKeep: CachedEvents? {
    failures.count < all.count ? CachedEvents(calendar: calendar.toKeep, birthdays: birthdays.toKeep) : nil
  }

  func found(storeFailure: StoreFailure?) -> EventList? {
    let shown = all.compactMap { $0.shown(in: interval) }
    guard !shown.isEmpty else { return nil }
    return EventList(
      interval: interval, events: shown.flatMap(\.events).sorted(by: Event.isInCalendarOrder),
      gaps: all.compactMap { $0.gap(in: interval) }, storeFailure: storeFailure)
  }
}
