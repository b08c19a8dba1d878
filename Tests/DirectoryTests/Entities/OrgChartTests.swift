import Directory
import Testing

@Suite struct OrgChartTests {
  /// The chart as people would draw it: a dash for each manager above, and a mark behind those at the end of a row.
  private func drawing(_ employees: Employee...) -> [String] {
    OrgChart(employees).positions.map { position in
      String(repeating: "-", count: position.depth) + position.employee.id + (position.isLast ? "." : "")
    }
  }

  private func faults(_ employees: Employee...) -> [[OrgChartFault]] {
    OrgChart(employees).positions.map(\.faults)
  }

  @Test func `employees stand under their managers, in the company's order`() {
    #expect(
      drawing(
        employee("c", under: "b"), employee("b", under: "a"), employee("a"), employee("d", under: "b"), employee("e"),
        employee("f", under: "a"))
        == ["a", "-b", "--c", "--d.", "-f.", "e."])
  }

  @Test func `nobody is no chart`() {
    #expect(OrgChart([]).positions.isEmpty)
  }

  @Test func `where a manager stands is told`() {
    let positions = OrgChart([employee("b", under: "a"), employee("a"), employee("c", under: "b")]).positions
    #expect(positions.map(\.manager) == [nil, 0, 1])
  }

  @Test func `one who names no manager stands under the first who lists them`() {
    #expect(
      drawing(employee("a", leading: "c"), employee("b", leading: "c"), employee("c")) == ["a", "-c.", "b."])
    #expect(
      faults(employee("a", leading: "c"), employee("b", leading: "c"), employee("c"))
        == [[], [.alsoListedUnder([employee("b", leading: "c")])], []])
  }

  @Test func `a manager who does not exist is said not to, and the employee stands at the top`() {
    #expect(drawing(employee("a", under: "x"), employee("b", under: "a")) == ["a.", "-b."])
    #expect(faults(employee("a", under: "x"), employee("b", under: "a")) == [[.unknownManager("x")], []])
  }

  @Test func `a circle of managers is broken at the first of it, with those below still below`() {
    let circle = [
      employee("z", under: "c"), employee("b", under: "a"), employee("a", under: "c"), employee("c", under: "b"),
    ]
    let chart = OrgChart(circle)
    #expect(chart.positions.map(\.employee.id) == ["b", "c", "z", "a"])
    #expect(chart.positions.map(\.depth) == [0, 1, 2, 2])
    #expect(chart.positions.map(\.faults) == [[.cycle(circle[2])], [], [], []])
  }

  @Test func `one who is their own manager stands at the top`() {
    let narcissus = employee("a", under: "a", leading: "a")
    #expect(
      OrgChart([narcissus]).positions == [
        .init(employee: narcissus, depth: 0, isLast: true, faults: [.listsSelf, .cycle(narcissus)])
      ])
  }

  @Test func `one who lists themself stands where they would otherwise, and it is noted once`() {
    let (boss, narcissus) = (employee("a", leading: "b"), employee("b", leading: "b", "b"))
    #expect(drawing(narcissus) == ["b."])
    #expect(faults(narcissus) == [[.listsSelf]])
    #expect(drawing(narcissus, boss) == ["a.", "-b."])
    #expect(faults(narcissus, boss) == [[], [.listsSelf]])
  }

  @Test func `direct reports who do not exist are noted once each`() {
    #expect(
      faults(employee("a", leading: "x", "b", "y", "x"), employee("b"))
        == [[.unknownReport("x"), .unknownReport("y")], []])
  }

  @Test func `two circles are two circles`() {
    #expect(
      drawing(
        employee("a", under: "b"), employee("b", under: "a"), employee("c", under: "d"), employee("d", under: "c"))
        == ["a", "-b.", "c.", "-d."])
  }

  @Test func `one who is listed under two managers stands under the one who is named, and the other is noted once`() {
    let other = employee("b", leading: "c", "c")
    #expect(
      faults(employee("a", leading: "c"), other, employee("c", under: "a")) == [[], [.alsoListedUnder([other])], []])
  }

  @Test func `employees with the same id are all shown, each with a note, and the first is whom others mean`() {
    #expect(
      drawing(employee("a"), employee("a"), employee("a", under: "a"), employee("b", under: "a"))
        == ["a", "-a", "-b.", "a."])
    #expect(
      faults(employee("a"), employee("a"), employee("a", under: "a"), employee("b", under: "a"))
        == [[.sharedID], [.sharedID], [], [.sharedID]])
  }

  @Test func `all faults of one employee are told`() {
    #expect(
      faults(employee("a", under: "x"), employee("a"), employee("b", leading: "a"))
        == [
          [.sharedID, .unknownManager("x"), .alsoListedUnder([employee("b", leading: "a")])], [.sharedID], [],
        ])
  }

  @Test func `a chain of fifty thousand has any depth`() {
    let chain = (0..<50_000).map { employee("\($0)", under: $0 == 0 ? nil : "\($0 - 1)") }
    let chart = OrgChart(chain.reversed())
    #expect(chart.positions.map(\.depth) == Array(0..<50_000))
  }

  @Test func `a circle of fifty thousand is broken once`() {
    let circle = (0..<50_000).map { employee("\($0)", under: "\(($0 + 1) % 50_000)") }
    let chart = OrgChart(circle)
    #expect(chart.positions.count == 50_000)
    #expect(chart.positions.filter { !$0.faults.isEmpty }.map(\.employee.id) == ["0"])
  }

  @Test func `five thousand who all list the same person are told of once each`() {
    let employees = (0..<5_000).map { employee("\($0)", leading: "star", "star") } + [employee("star")]
    let star = OrgChart(employees).positions.first { $0.employee.id == "star" }
    guard case .alsoListedUnder(let others)? = star?.faults.first else { return #expect(Bool(false)) }
    #expect(others.count == 4_999)
  }
}
