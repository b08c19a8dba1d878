public import Foundation
public import Humble

/// Turns what ``FetchEvents`` reports into words for an ``EventListView``.
public struct EventListPresenter: FetchEventsOutput {
  private let view: any EventListView
  private let event: EventListViewEvent
  private let style: EventListStyle

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates and times are written, and where days start.
  ///   - now: tells the time, from which ages are counted.
  public init(
    view: any EventListView, event: EventListViewEvent, region: Region, now: @escaping @Sendable () -> Date
  ) {
    self.view = view
    self.event = event
    style = EventListStyle(region: region, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows events.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter list: the events, with what is missing from them or old in them.
  public func fetched(_ list: EventList) {
    let sections = style.sections(of: list)
    let emptyMessage = list.isIncomplete ? "There may be events that are not known here." : "There are no events."
    view.display(
      EventListViewModel(
        title: style.title(of: list.interval), sections: sections, emptyMessage: sections.isEmpty ? emptyMessage : nil,
        notice: notice(for: list), isIncomplete: list.isIncomplete))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchEventsFailure) {
    switch failure {
    case .notSignedIn: alert("Not Signed In", "Nobody is signed in. Sign in first.")
    case .sessionExpired: alert("Session Expired", "The session has expired. Sign in again.")
    case .session(let failure): alert("No Events", failure.sentence, action: .tryAgain(event))
    case .invalidInterval:
      alert("Dates Refused", "The first date must not be after the last, and both must lie in the years 1 to 9999.")
    case .intervalTooLong(let days): alert("Dates Too Far Apart", "Ask for at most \(days) days.")
    case .gateways(let failure, let cache):
      let sentences = [failure.sentence, cache?.sentence ?? "No events of these days were saved earlier."]
      alert("No Events", sentences.joined(separator: " "), action: .tryAgain(event))
    }
  }

  private func alert(_ title: String, _ subtitle: String, action: ErrorAlert<EventListViewEvent>.Action? = nil) {
    view.display(ErrorAlert(title: title, subtitle: subtitle, action: action))
  }

  private func notice(for list: EventList) -> ErrorAlert<EventListViewEvent>? {
    var sentences = style.sentences(about: list.gaps, in: list.interval)
    if let failure = list.storeFailure { sentences.append("The saved events could not be used. \(failure.sentence)") }
    guard !sentences.isEmpty else { return nil }
    let title = list.isIncomplete ? "Incomplete" : !list.gaps.isEmpty ? "Saved Earlier" : storeTitle(list.storeFailure)
    return ErrorAlert(title: title, subtitle: sentences.joined(separator: " "), action: .tryAgain(event))
  }
}

private func storeTitle(_ failure: StoreFailure?) -> String {
  if case .damaged = failure { "Set Aside" } else { "Not Saved" }
}

@available(*, unavailable) extension EventListPresenter: Sendable {}
