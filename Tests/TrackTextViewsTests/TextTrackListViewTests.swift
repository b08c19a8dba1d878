import Foundation
import Humble
import Testing
import TextFrontEnd
import TrackTextViews
import Tracks

@Suite struct TextTrackListViewTests {
  private typealias Row = TrackListViewModel.Row
  private let id = Track.ID(file: "a", index: 0)

  private func row(_ number: Int, _ name: String, _ start: String = "20 Nov 2026 at 9:30", time: String = "1:02:06")
    -> Row
  {
    Row(
      id: Track.ID(file: "\(number)", index: 0), number: "\(number)", name: name, start: start, distance: "12.34 km",
      time: time)
  }

  @discardableResult
  private func show(
    _ terminal: TerminalFake, asks: Bool = false, event: TrackListViewEvent = .opened,
    _ body: @escaping @Sendable (TrackListViewEvent, any TrackListView) -> Void
  ) async -> Bool {
    let handler = HandlerStub<TrackListViewEvent, any TrackListView> { body($0, $1) }
    return await TextTrackListView(handler: handler, terminal: terminal, asks: asks).report(event)
  }

  @Test func `columns line up, also for wide characters`() async {
    let terminal = TerminalFake()
    let rows = [row(1, "Run"), row(10, "名前", "", time: "4:35"), row(100, "Feierabendrunde")]
    #expect(await show(terminal) { $1.display(TrackListViewModel(rows: rows, emptyMessage: nil, notice: nil)) })
    #expect(
      terminal.results == """
          1  Run              20 Nov 2026 at 9:30  12.34 km  1:02:06
         10  名前                                  12.34 km     4:35
        100  Feierabendrunde  20 Nov 2026 at 9:30  12.34 km  1:02:06

        """)
  }

  @Test func `a long name is wrapped in the width of the terminal`() async {
    let terminal = TerminalFake(width: 62)
    let rows = [row(1, "A long walk around the lake and back again")]
    await show(terminal) { $1.display(TrackListViewModel(rows: rows, emptyMessage: nil, notice: nil)) }
    #expect(
      terminal.results == """
        1  A long walk around   20 Nov 2026 at 9:30  12.34 km  1:02:06
           the lake and back
           again

        """)
  }

  @Test func `a narrow terminal has the figures in lines of their own`() async {
    let terminal = TerminalFake(width: 44)
    let rows = [row(1, "A walk around the lake and back once again"), row(2, "Timeless", "", time: "")]
    await show(terminal) { $1.display(TrackListViewModel(rows: rows, emptyMessage: nil, notice: nil)) }
    #expect(
      terminal.results == """
        1  A walk around the lake and back once
           again
           20 Nov 2026 at 9:30  12.34 km  1:02:06
        2  Timeless
           12.34 km

        """)
  }

  @Test func `an empty list has a sentence, and what could not be read is a failure`() async {
    let terminal = TerminalFake()
    let notice = TrackListNotice(
      title: "Not Everything Was Read", sentences: ["a.gpx is damaged.", "b\n.gpx too."], action: .tryAgain(.opened))
    let list = TrackListViewModel(rows: [], emptyMessage: "There are no tracks.", notice: notice)
    #expect(await !show(terminal) { $1.display(list) })
    #expect(
      terminal.messages == [
        .results("There are no tracks.\n"), .messages("Not Everything Was Read:\n  a.gpx is damaged.\n  b␊.gpx too.\n"),
      ])
  }

  @Test func `the track that a person means is given and not shown`() async {
    let terminal = TerminalFake()
    let id = id
    let handler = HandlerStub<TrackListViewEvent, any TrackListView> { event, view in
      if event == .searched("run") { view.display(FoundTrack(id: id, name: "Run", number: 1, count: 1)) }
      if event == .searched("x") { view.display(ErrorAlert(title: "No Such Track", subtitle: "None.")) }
    }
    let view = TextTrackListView(handler: handler, terminal: terminal, asks: false)
    #expect(await view.find("run") == FoundTrack(id: id, name: "Run", number: 1, count: 1))
    #expect(terminal.messages == [])
    #expect(await view.find("x") == nil)
    #expect(terminal.messages == [.messages("No Such Track: None.\n")])
  }

  @Test func `what was imported is told, a line for each track`() async {
    let terminal = TerminalFake()
    await show(terminal) { $1.display(TrackMessage(title: "Imported", lines: ["Walk, 1 km", "Run \u{1B}[2J, 2 km"])) }
    await show(terminal) { $1.display(TrackMessage(title: "Removed", lines: [])) }
    #expect(terminal.results == "Imported: Walk, 1 km\n          Run ␛[2J, 2 km\nRemoved\n")
  }

  @Test func `what was imported is wrapped under its title`() async {
    let terminal = TerminalFake(width: 40)
    await show(terminal) {
      $1.display(TrackMessage(title: "Imported", lines: ["A walk around the lake, 1 km, 20 Nov 2026", "Run, 2 km"]))
    }
    let indent = "          "
    #expect(
      terminal.results == """
        Imported: A walk around the lake, 1 km,
        \(indent)20 Nov 2026
        \(indent)Run, 2 km

        """)
  }

  private func ask(_ terminal: TerminalFake, asks: Bool) async -> Bool {
    let id = id
    return await show(terminal, asks: asks, event: .removeRequested(id)) { event, view in
      if event == .removeConfirmed(id) { return view.display(TrackMessage(title: "Removed", lines: [])) }
      view.display(
        TrackRemovalQuestion(
          title: "Remove \"Walk\"?", subtitle: "Its file is deleted.",
          action: .init(title: "Remove", event: .removeConfirmed(id))))
    }
  }

  @Test func `a removal goes on where the answer is yes`() async {
    let terminal = TerminalFake(lines: ["y"])
    #expect(await ask(terminal, asks: true))
    #expect(
      terminal.messages == [
        .messages("Remove \"Walk\"?\nIts file is deleted.\n"), .askedForLine("Remove? [y/N] "), .results("Removed\n"),
      ])
  }

  @Test(arguments: [["n"], [""], []])
  func `any other answer removes nothing`(lines: [String]) async {
    let terminal = TerminalFake(lines: lines)
    #expect(await !ask(terminal, asks: true))
    #expect(terminal.results == "")
    #expect(terminal.messages.last == .messages("Nothing was removed.\n"))
  }

  @Test func `where nobody can answer, nothing is removed`() async {
    let terminal = TerminalFake()
    #expect(await !ask(terminal, asks: false))
    #expect(
      terminal.messages == [
        .messages("Remove \"Walk\"?\nIts file is deleted.\n"), .messages("Nothing was removed.\n"),
      ])
  }

  @Test func `progress stands beside the indicator, and goes with it`() async {
    let terminal = TerminalFake(isWatched: true)
    await show(terminal) { _, view in
      view.display(isLoading: true)
      for fraction in [0.1, 0.101, 1] { view.display(progress: fraction) }
      view.display(TrackMessage(title: "Imported", lines: []))
      view.display(isLoading: false)
    }
    #expect(
      terminal.messages == [
        .messages("…"), .messages("\r… 10 %"), .messages("\r… 100 %"), .messages("\r       \r"), .results("Imported\n"),
      ])
    let file = TerminalFake()
    await show(file) { $1.display(progress: 0.5) }
    #expect(file.messages == [])
  }
}
