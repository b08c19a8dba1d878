import Authentication
import Directory
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct OrgChartPresentationTests {
  private typealias Row = OrgChartViewModel.Row
  private let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
  private let view = OrgChartViewSpy()

  private func show(_ chart: Fetched<OrgChart>, as arrangement: OrgChartViewEvent.Arrangement = .tree) async {
    let factory = InteractorFactoryStub<Void, any FetchOrgChartOutput> { _, output in output.fetched(chart) }
    let handler = OrgChartEventHandler(fetchOrgChart: factory, region: region, now: { .testNow })
    await handler.handle(.opened(arrangement), from: view)
  }

  private func rows(_ employees: [Employee], as arrangement: OrgChartViewEvent.Arrangement = .tree) async -> [Row] {
    await show(Fetched(OrgChart(employees)), as: arrangement)
    guard case .shown(let chart)? = view.messages.last else { return [] }
    return chart.rows
  }

  @Test func `a tree has a row for each employee, where they stand`() async {
    #expect(
      await rows([employee("b", under: "a"), employee("a")])
        == [Row(name: "Mx A", location: "Here"), Row(name: "Mx B", location: "Here", depth: 1)])
  }

  @Test func `a list is by family name as the language has it, and tells each manager`() async {
    let people = [("1", "Zoë", "Ångström"), ("2", "Ada", "zimmer"), ("3", "Bo", "Ångström")].map {
      Employee(id: $0.0, givenName: $0.1, familyName: $0.2, location: "", manager: $0.0 == "2" ? "1" : nil)
    }
    #expect(
      await rows(people, as: .list)
        == [
          Row(name: "Bo Ångström", location: ""), Row(name: "Zoë Ångström", location: ""),
          Row(name: "Ada zimmer", location: "", manager: "Zoë Ångström"),
        ])
  }

  @Test func `an employee without a name is called by the id`() async {
    let nobody = Employee(id: "7", givenName: "", familyName: "", location: "")
    #expect(await rows([nobody]).map(\.name) == ["Employee 7"])
  }

  @Test func `each fault has a sentence`() async {
    let people = [
      employee("a", under: "x"), employee("a"), employee("b", under: "b"), employee("c", under: "d", leading: "a"),
      employee("d", under: "c"), employee("e", leading: "a"), employee("f", leading: "y", "f"),
    ]
    #expect(
      await rows(people).flatMap(\.notes) == [
        "Another employee has the same id.", "The manager, employee x, does not exist.",
        "Also listed under Mx C and Mx E.", "Another employee has the same id.",
        "The employee is named as their own manager.", "The manager, Mx D, is below this employee.",
        "The direct report, employee y, does not exist.", "The employee is listed as their own direct report.",
      ])
  }

  @Test func `an empty id is not called an employee who does not exist`() async {
    #expect(
      await rows([employee("a", under: "", leading: " ")]).flatMap(\.notes) == [
        "The manager's id is empty. Leave it out, or give an employee's.",
        "A direct report's id is empty. Leave it out, or give an employee's.",
      ])
  }

  @Test(arguments: [(0, "There are no employees."), (1, "1 employee"), (1_234, "1,234 employees")])
  func `the title counts them`(count: Int, title: String) async {
    await show(Fetched(OrgChart((0..<count).map { employee("\($0)") })))
    guard case .shown(let chart)? = view.messages.last else { return #expect(Bool(false)) }
    #expect(chart.title == title)
  }

  @Test func `old employees are said to be old`() async {
    let gap = FetchGap(failure: .unreachable("The server cannot be reached."), since: .testNow - 7_200)
    await show(Fetched(OrgChart([]), gap: gap))
    let words = "Employees are as they were 2 hours ago. The server cannot be reached."
    let notice = ErrorAlert(
      title: "Saved Earlier", subtitle: words, action: .tryAgain(OrgChartViewEvent.opened(.tree)))
    #expect(
      view.messages == [.shown(OrgChartViewModel(title: "There are no employees.", rows: [], notice: notice))])
  }

  @Test(arguments: [
    (FetchFailure.session(.notSignedIn), "Not Signed In", "Nobody is signed in. Sign in first.", false),
    (.session(.expired), "Session Expired", "The session has expired. Sign in again.", false),
    (.session(.unusable(.unreadable("It is locked."))), "No Employees", "It is locked.", true),
    (
      .gateway(.timedOut("Too slow."), cache: nil), "No Employees", "Too slow. No employees were saved earlier.", true
    ),
  ])
  func `each failure has words of its own`(failure: FetchFailure, title: String, subtitle: String, tryAgain: Bool)
    async
  {
    let factory = InteractorFactoryStub<Void, any FetchOrgChartOutput> { _, output in
      output.started()
      output.fetchFailed(failure)
      output.finished()
    }
    let handler = OrgChartEventHandler(fetchOrgChart: factory, region: region, now: { .testNow })
    await handler.handle(.opened(.list), from: view)
    let action = tryAgain ? ErrorAlert.Action.tryAgain(OrgChartViewEvent.opened(.list)) : nil
    #expect(
      view.messages == [
        .loading(true), .alert(ErrorAlert(title: title, subtitle: subtitle, action: action)), .loading(false),
      ])
  }

  @Test(arguments: [(OrgChartViewEvent.opened(.tree), #"{"opened":"tree"}"#), (.opened(.list), #"{"opened":"list"}"#)])
  func `an event is coded as its arrangement`(event: OrgChartViewEvent, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(event), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(OrgChartViewEvent.self, from: Data(json.utf8)) == event)
  }
}
