public import Humble

/// The announcements, as their presenter sees them.
public protocol AnnouncementListView: LoadingView {
  /// Shows announcements, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter list: the words to show.
  func display(_ list: AnnouncementListViewModel)

  /// Shows that there is nothing to show, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<AnnouncementListViewEvent>)
}

/// The company's announcements, in words.
public struct AnnouncementListViewModel: Sendable, Equatable, Encodable {
  /// One announcement.
  public struct Item: Sendable, Equatable, Encodable {
    /// What it is about, as the company wrote it.
    public let title: String
    /// Who made it and when, such as `Phil Coulson, 20 November 2026`.
    public let byline: String
    /// What it says, as the company wrote it: a text for each line, an empty one where the
    /// author left lines free.
    public let paragraphs: [String]

    /// Makes an item.
    /// - Parameters:
    ///   - title: what it is about.
    ///   - byline: who made it and when.
    ///   - paragraphs: what it says.
    public init(title: String, byline: String, paragraphs: [String]) {
      self.title = title
      self.byline = byline
      self.paragraphs = paragraphs
    }
  }

  /// The announcements, newest first.
  public let items: [Item]
  /// A sentence to show where there are none.
  public let emptyMessage: String?
  /// What is missing from the list or old in it, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<AnnouncementListViewEvent>?

  /// Makes a view model.
  /// - Parameters:
  ///   - items: the announcements.
  ///   - emptyMessage: a sentence to show where there are none.
  ///   - notice: what is missing from the list or old in it.
  public init(items: [Item], emptyMessage: String? = nil, notice: ErrorAlert<AnnouncementListViewEvent>? = nil) {
    self.items = items
    self.emptyMessage = emptyMessage
    self.notice = notice
  }
}
