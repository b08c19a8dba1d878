import CompanyTextViews
import Directory
import Foundation
import Humble
import Support
import Testing
import TextFrontEnd

@Suite struct TextOrgChartViewTests {
  private typealias Row = OrgChartViewModel.Row

  private func show(_ rows: [Row], notice: ErrorAlert<OrgChartViewEvent>? = nil, on terminal: TerminalFake) async
    -> Bool
  {
    let handler = HandlerStub<OrgChartViewEvent, any OrgChartView> { _, view in
      view.display(OrgChartViewModel(title: "\(rows.count) employees", rows: rows, notice: notice))
    }
    return await TextOrgChartView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.opened(.tree))
  }

  private let rows = [
    Row(name: "Ada", location: "London", isLast: false),
    Row(name: "Bo 山田", location: "Oslo", depth: 1, isLast: false),
    Row(name: "Cy", location: "", depth: 2, isLast: true),
    Row(name: "Di", location: "Paris", depth: 1, isLast: true),
    Row(name: "Ed", location: "Rome", depth: 2, isLast: false),
    Row(name: "Flo", location: "Rome", depth: 2, isLast: true),
    Row(name: "Gus", location: "Paris", isLast: true),
  ]

  @Test func `lines connect each employee with their manager, and places stand in a column`() async {
    let terminal = TerminalFake()
    #expect(await show(rows, on: terminal))
    #expect(
      terminal.results == """
        7 employees

        Ada         London
        ├─ Bo 山田  Oslo
        │  └─ Cy
        └─ Di       Paris
           ├─ Ed    Rome
           └─ Flo   Rome
        Gus         Paris

        """)
  }

  @Test func `notes stand below the employee, and what is too wide is wrapped`() async {
    let terminal = TerminalFake(width: 24)
    _ = await show(
      [
        Row(name: "Ada", location: "London", isLast: true),
        Row(
          name: "Bartholomew Featherstonehaugh", location: "Oslo", depth: 1, isLast: false,
          notes: ["The manager does not exist."]),
        Row(name: "Cy", location: "London", depth: 1, isLast: true),
      ], on: terminal)
    #expect(
      terminal.results == """
        3 employees

        Ada               London
        ├─ Bartholomew
        │    Featherstonehaugh
        │    Oslo
        │    The manager does
        │    not exist.
        └─ Cy             London

        """)
  }

  @Test func `a tree that is too deep says how deep, and is no wider`() async {
    let terminal = TerminalFake(width: 40)
    _ = await show((0..<9).map { Row(name: "E\($0)", location: "X", depth: $0) }, on: terminal)
    #expect(
      terminal.results == """
        9 employees

        E0                    X
        └─ E1                 X
           └─ E2              X
              └─ E3           X
                 └─ E4        X
                    …5 E5     X
                    …6 E6     X
                    …7 E7     X
                    …8 E8     X

        """)
  }

  @Test func `a chain of fifty thousand is as long as it is, and no longer`() async {
    let terminal = TerminalFake(width: 80)
    _ = await show((0..<50_000).map { Row(name: "Employee", location: "Here", depth: $0) }, on: terminal)
    let lines = terminal.results.split(separator: "\n")
    #expect(lines.count == 50_001)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `names from outside cannot command the terminal`() async {
    let terminal = TerminalFake(hasStyle: true)
    _ = await show([Row(name: "\u{1B}[2J", location: "\u{202E}x", notes: ["\u{7}"])], on: terminal)
    #expect(!terminal.results.contains("\u{1B}[2J") && !terminal.results.contains("\u{7}"))
    #expect(terminal.results.contains("␛[2J") && terminal.results.contains("<U+202E>x"))
  }

  @Test func `a notice goes to the messages`() async {
    let terminal = TerminalFake()
    #expect(await show(rows, notice: ErrorAlert(title: "Saved Earlier", subtitle: "It is old."), on: terminal))
    #expect(terminal.messages.last == .messages("Saved Earlier: It is old.\n"))
  }
}
