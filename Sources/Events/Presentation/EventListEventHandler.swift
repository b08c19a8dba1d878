public import Foundation
public import Humble

/// Handles what a person does on the event list.
public struct EventListEventHandler: EventHandler {
  private let fetchEvents: any InteractorFactory<DateInterval, any FetchEventsOutput>
  private let region: Region
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - fetchEvents: makes ``FetchEvents`` interactors.
  ///   - region: how dates and times are written, and where days start.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    fetchEvents: any InteractorFactory<DateInterval, any FetchEventsOutput>, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetchEvents = fetchEvents
    self.region = region
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened; dates that make no interval are refused with an alert.
  ///   - view: where the outcome is shown.
  public func handle(_ event: EventListViewEvent, from view: any EventListView) async {
    let presenter = EventListPresenter(view: view, event: event, region: region, now: now)
    switch event {
    case .opened(let from, let to):
      // As numbers, because a date that is not a number seems to be in order with every other.
      guard from.timeIntervalSince1970 < to.timeIntervalSince1970 else {
        return presenter.fetchFailed(.invalidInterval)
      }
      let interval = DateInterval(start: from, end: to)
      await fetchEvents.makeInteractor(for: interval, output: presenter).execute()
    }
  }
}
