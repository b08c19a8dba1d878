import CompanyTextViews
import Events
import Foundation
import Humble
import Support
import Testing
import TextFrontEnd

@Suite struct TextEventListViewTests {
  private typealias Row = EventListViewModel.Row

  private let event = EventListViewEvent.opened(
    from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 1))

  private func show(
    _ rows: [Row], notice: ErrorAlert<EventListViewEvent>? = nil, isIncomplete: Bool = false,
    on terminal: TerminalFake = TerminalFake()
  ) async -> Bool {
    let list = EventListViewModel(
      title: "November", sections: rows.isEmpty ? [] : [.init(title: "Friday", rows: rows)],
      emptyMessage: rows.isEmpty ? "There are no events." : nil, notice: notice, isIncomplete: isIncomplete)
    let handler = HandlerStub<EventListViewEvent, any EventListView> { _, view in view.display(list) }
    return await TextEventListView(handler: handler, terminal: terminal, asksToTryAgain: false).report(event)
  }

  @Test func `columns line up for wide and combining characters`() async {
    let terminal = TerminalFake()
    _ = await show(
      [
        Row(time: "all day", name: "会議 👍", type: "Meeting"),
        Row(time: "9:30 – 10:00", name: "Cafe\u{301}", type: "Other"),
        Row(time: "9:30", name: "Plain", type: "Other"),
      ], on: terminal)
    #expect(
      terminal.results == """
        November

        Friday
          all day       会議 👍  Meeting
          9:30 – 10:00  Cafe\u{301}     Other
          9:30          Plain    Other

        """)
  }

  @Test func `a name from outside cannot command the terminal`() async {
    let terminal = TerminalFake(hasStyle: true)
    _ = await show([Row(time: "9:30", name: "\u{1B}]0;pwned\u{7}\nFriday", type: "Other")], on: terminal)
    #expect(terminal.results.contains("␛]0;pwned␇␊Friday"))
    #expect(!terminal.results.contains("\u{1B}]"))
  }

  @Test func `where there is no room for other columns the rest stands under the time`() async {
    let terminal = TerminalFake(width: 34)
    _ = await show(
      [Row(time: "11:00 AM – 12:00 PM", name: "Meeting of all", type: "International holiday")], on: terminal)
    #expect(
      terminal.results == """
        November

        Friday
          11:00 AM – 12:00 PM
            Meeting of all
            International holiday

        """)
  }

  @Test func `where there is no room for a third column the type stands under the name`() async {
    let terminal = TerminalFake(width: 34)
    _ = await show([Row(time: "9:30 – 10:00", name: "Meeting of all", type: "Other")], on: terminal)
    #expect(terminal.results.hasSuffix("  9:30 – 10:00  Meeting of all\n                Other\n"))
  }

  @Test func `marks of direction in a time take no room`() async {
    let terminal = TerminalFake()
    _ = await show([Row(time: "\u{200E}2:00 AM", name: "Talk", type: "Other")], on: terminal)
    #expect(terminal.results.contains("\n  2:00 AM  Talk  Other\n"))
  }

  @Test func `a long name is broken within its column`() async {
    let terminal = TerminalFake(width: 40)
    _ = await show(
      [Row(time: "9:30", name: "A meeting about meetings that never ends", type: "Meeting")], on: terminal)
    #expect(
      terminal.results == """
        November

        Friday
          9:30  A meeting about          Meeting
                meetings that never
                ends

        """)
    #expect(terminal.results.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func `where lines may be of any length a long name is whole and pushes nobody else's type away`() async {
    let terminal = TerminalFake()
    let long = String(repeating: "long ", count: 30) + "name"
    _ = await show(
      [Row(time: "9:30", name: long, type: "Meeting"), Row(time: "9:30", name: "Short", type: "Other")], on: terminal)
    let lines = terminal.results.split(separator: "\n")
    #expect(lines[2] == "  9:30  \(long)  Meeting")
    #expect(lines[3] == "  9:30  Short" + String(repeating: " ", count: 57) + "Other")
  }

  @Test func `an empty list says so`() async {
    let terminal = TerminalFake()
    #expect(await show([], on: terminal))
    #expect(terminal.results == "November\nThere are no events.\n")
  }

  @Test func `a list that may miss events is shown, and is a failure`() async {
    let terminal = TerminalFake()
    let notice = ErrorAlert(title: "Incomplete", subtitle: "Events are missing.", action: .tryAgain(event))
    #expect(await show([], notice: notice, isIncomplete: true, on: terminal) == false)
    #expect(terminal.messages.last == .messages("Incomplete: Events are missing.\n"))
  }

  @Test func `a notice is a message after the list, and no failure`() async {
    let terminal = TerminalFake(width: 50)
    let notice = ErrorAlert(
      title: "Saved Earlier", subtitle: "The company's events are as they were 2 hours ago. Nobody is there.\nMore.",
      action: .tryAgain(event))
    #expect(await show([], notice: notice, on: terminal))
    #expect(
      terminal.messages.last
        == .messages(
          """
          Saved Earlier:
            The company's events are as they were 2 hours
            ago. Nobody is there.␊More.

          """))
  }
}
