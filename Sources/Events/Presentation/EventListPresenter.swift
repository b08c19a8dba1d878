import Authentication
public import Foundation
public import Humble

/// Turns what ``FetchEvents`` reports into words for an ``EventListView``.
public struct EventListPresenter: FetchEventsOutput {
  private let view: any EventListView
  private let words: FetchWords<EventListViewEvent>
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
    words = FetchWords(about: "events", for: event, now: now)
    style = EventListStyle(region: region)
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
    case .invalidInterval:
      alert("Dates Refused", "The first date must not be after the last, and both must lie in the years 1 to 9999.")
    case .intervalTooLong(let days): alert("Dates Too Far Apart", "Ask for at most \(days) days.")
    case .fetch(let failure): view.display(words.alert(failure, which: "of these days"))
    }
  }

  private func alert(_ title: String, _ subtitle: String) {
    view.display(ErrorAlert<EventListViewEvent>(title: title, subtitle: subtitle))
  }

  private func notice(for list: EventList) -> ErrorAlert<EventListViewEvent>? {
    words.notice(of: sentences(about: list), list.storeFailure, isIncomplete: list.isIncomplete)
  }

  /// What to say of sources that gave no answer: once where the same is true of both.
  private func sentences(about list: EventList) -> [String] {
    let predicates = list.gaps.map { predicate(of: $0, in: list.interval) }
    if predicates.count == 2, predicates[0] == predicates[1] { return ["Events and birthdays " + predicates[0]] }
    return zip(list.gaps, predicates).map { $0.source.words + " " + $1 }
  }

  private func predicate(of gap: EventGap, in interval: DateInterval) -> String {
    guard let substitute = gap.substitute else { return "are missing. \(gap.failure.sentence)" }
    let part = substitute.interval == interval ? "" : ", and only for \(style.title(of: substitute.interval))"
    return words.predicate(of: FetchGap(failure: gap.failure, since: substitute.fetched), part: part)
  }
}

@available(*, unavailable) extension EventListPresenter: Sendable {}

extension EventSource {
  fileprivate var words: String {
    switch self {
    case .calendar: "Events"
    case .birthdays: "Birthdays"
    }
  }
}
