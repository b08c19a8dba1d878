public import Authentication
public import Foundation
public import Humble

/// Turns what ``FetchAnnouncements`` reports into words for an ``AnnouncementListView``.
public struct AnnouncementListPresenter: FetchAnnouncementsOutput {
  private let view: any AnnouncementListView
  private let region: Region
  private let words: FetchWords<AnnouncementListViewEvent>

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates are written, and where days start.
  ///   - now: tells the time, from which ages are counted.
  public init(
    view: any AnnouncementListView, event: AnnouncementListViewEvent, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.view = view
    self.region = region
    words = FetchWords(about: "announcements", for: event, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows announcements.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter found: the announcements, with what is missing from them or old in them.
  public func fetched(_ found: FetchedAnnouncements) {
    let list = found.list.value
    view.display(
      AnnouncementListViewModel(
        items: list.announcements.map { item(for: $0, by: $0.author.flatMap { list.authors[$0] }) },
        emptyMessage: list.announcements.isEmpty ? "There are no announcements." : nil, notice: notice(for: found)))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchFailure) { view.display(words.alert(failure)) }

  private func item(for announcement: Announcement, by author: String?) -> AnnouncementListViewModel.Item {
    let day = Date.FormatStyle(
      date: .long, time: .omitted, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
    return AnnouncementListViewModel.Item(
      title: announcement.title,
      byline: [author, announcement.date.formatted(day)].compactMap(\.self).joined(separator: ", "),
      paragraphs: paragraphs(of: announcement.body))
  }

  /// The lines of a text; of several free ones one is left, and none at either end.
  private func paragraphs(of body: String) -> [String] {
    let lines = body.trimmingCharacters(in: .whitespacesAndNewlines)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines == [""] ? [] : lines.enumerated().filter { !$1.isEmpty || !lines[$0 - 1].isEmpty }.map(\.element)
  }

  /// Says what is old; of authors alone only where the announcements are fresh, for else the reason is the same.
  private func notice(for found: FetchedAnnouncements) -> ErrorAlert<AnnouncementListViewEvent>? {
    guard let failure = found.authorFailure, found.list.gap == nil else { return words.notice(on: found.list) }
    return words.notice(
      of: ["The names of authors may be missing. \(failure.sentence)"], found.list.storeFailure, isIncomplete: true)
  }
}

@available(*, unavailable) extension AnnouncementListPresenter: Sendable {}
