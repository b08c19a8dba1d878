import Announcements
import CompanyTextViews
import Foundation
import Humble
import Support
import Testing
import TextFrontEnd

@Suite struct TextAnnouncementListViewTests {
  private func show(_ list: AnnouncementListViewModel, on terminal: TerminalFake) async -> Bool {
    let handler = HandlerStub<AnnouncementListViewEvent, any AnnouncementListView> { _, view in view.display(list) }
    return await TextAnnouncementListView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.opened)
  }

  private let list = AnnouncementListViewModel(items: [
    .init(
      title: "New lanyards", byline: "Maria Hill, 17 November 2026",
      paragraphs: ["Wear yours.", "会議は十時から始まります。遅れないでください。"]),
    .init(title: "Tea", byline: "1 November 2026", paragraphs: []),
  ])

  @Test func `where lines may be of any length, paragraphs are whole`() async {
    let terminal = TerminalFake()
    #expect(await show(list, on: terminal))
    #expect(
      terminal.results == """
        New lanyards
        Maria Hill, 17 November 2026
          Wear yours.
          会議は十時から始まります。遅れないでください。

        Tea
        1 November 2026

        """)
  }

  @Test func `a body is wrapped to the width`() async {
    let terminal = TerminalFake(width: 20)
    _ = await show(list, on: terminal)
    #expect(
      terminal.results == """
        New lanyards
        Maria Hill, 17
        November 2026
          Wear yours.
          会議は十時から始ま
          ります。遅れないで
          ください。

        Tea
        1 November 2026

        """)
  }

  @Test func `that there are none is said`() async {
    let terminal = TerminalFake()
    #expect(await show(AnnouncementListViewModel(items: [], emptyMessage: "There are none."), on: terminal))
    #expect(terminal.results == "There are none.\n")
  }

  @Test func `text from outside cannot command the terminal`() async {
    let terminal = TerminalFake(hasStyle: true)
    let item = AnnouncementListViewModel.Item(title: "\u{1B}[2J", byline: "\u{1B}c", paragraphs: ["\u{9B}31m"])
    _ = await show(AnnouncementListViewModel(items: [item]), on: terminal)
    #expect(!terminal.results.contains("\u{1B}[2J") && !terminal.results.contains("\u{1B}c"))
    #expect(!terminal.results.contains("\u{9B}"))
  }
}
