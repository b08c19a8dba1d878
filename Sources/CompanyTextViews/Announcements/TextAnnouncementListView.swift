public import Announcements
public import Humble
public import TextFrontEnd

/// The announcements as text: each with its title, who made it and when, and what it says.
public final class TextAnnouncementListView: AnnouncementListView {
  private static let indent = 2

  private let screen: TextScreen<AnnouncementListViewEvent>
  private let handler: any EventHandler<AnnouncementListViewEvent, any AnnouncementListView>

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<AnnouncementListViewEvent, any AnnouncementListView>, terminal: any Terminal,
    asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Reports an event.
  /// - Parameter event: what the person did.
  /// - Returns: whether it ended with something to show and without an alert.
  public func report(_ event: AnnouncementListViewEvent) async -> Bool {
    await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows announcements.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: AnnouncementListViewModel) {
    let items = list.items.map(lines).joined(separator: [StyledText("")])
    screen.write((list.emptyMessage.map { [StyledText($0)] } ?? []) + items)
    if let notice = list.notice { screen.note(notice) }
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<AnnouncementListViewEvent>) { screen.display(alert) }

  private func lines(for item: AnnouncementListViewModel.Item) -> [StyledText] {
    let title = item.title.visible.wrapped(to: screen.terminal.width).map { StyledText($0, .bold) }
    let byline = item.byline.withoutDirectionMarks.visible.wrapped(to: screen.terminal.width)
    return title + byline.map { StyledText($0, .dim) } + item.paragraphs.flatMap(body)
  }

  /// A paragraph in the width of the terminal, of which lines longer than a person reads with ease are not filled.
  private func body(_ paragraph: String) -> [StyledText] {
    let indent = String(repeating: " ", count: Self.indent)
    let width = screen.terminal.width.map { min(max(8, $0 - Self.indent), 72) }
    return paragraph.visible.wrapped(to: width).map { StyledText(indent + $0) }
  }
}

@available(*, unavailable) extension TextAnnouncementListView: Sendable {}
