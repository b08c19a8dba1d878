public import Humble

/// The event list, as its presenter sees it.
public protocol EventListView: LoadingView {
  /// Shows events, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter list: the words to show.
  func display(_ list: EventListViewModel)

  /// Shows that there is nothing to show, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<EventListViewEvent>)
}

/// The events of an interval, in words.
public struct EventListViewModel: Sendable, Equatable, Encodable {
  /// The days that have events.
  public struct Section: Sendable, Equatable, Encodable {
    /// The day, such as `Friday, 20 November 2026`.
    public let title: String
    /// The day's events: all-day ones first, then by start.
    public let rows: [Row]

    /// Makes a section.
    /// - Parameters:
    ///   - title: the day.
    ///   - rows: the day's events.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// One event on one day.
  public struct Row: Sendable, Equatable, Encodable {
    /// When on that day, such as `9:30 – 10:00`, `from 22:00`, `until 02:00` or `all day`.
    public let time: String
    /// What the event is called, as the company wrote it.
    public let name: String
    /// What kind of event it is.
    public let type: String

    /// Makes a row.
    /// - Parameters:
    ///   - time: when on that day.
    ///   - name: what the event is called.
    ///   - type: what kind of event it is.
    public init(time: String, name: String, type: String) {
      self.time = time
      self.name = name
      self.type = type
    }
  }

  /// The interval, such as `20 November 2026 – 19 December 2026`.
  public let title: String
  /// The days that have events, in order.
  public let sections: [Section]
  /// A sentence to show where there are no sections.
  public let emptyMessage: String?
  /// What is missing from the list or old in it, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<EventListViewEvent>?
  /// Whether events may be missing from the list; the notice says why.
  public let isIncomplete: Bool

  /// Makes a view model.
  /// - Parameters:
  ///   - title: the interval.
  ///   - sections: the days that have events.
  ///   - emptyMessage: a sentence to show where there are no sections.
  ///   - notice: what is missing from the list or old in it.
  ///   - isIncomplete: whether events may be missing from the list.
  public init(
    title: String, sections: [Section], emptyMessage: String?, notice: ErrorAlert<EventListViewEvent>?,
    isIncomplete: Bool = false
  ) {
    self.title = title
    self.sections = sections
    self.emptyMessage = emptyMessage
    self.notice = notice
    self.isIncomplete = isIncomplete
  }
}
