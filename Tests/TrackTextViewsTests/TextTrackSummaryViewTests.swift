import Foundation
import Humble
import Testing
import TextFrontEnd
import TrackTextViews
import Tracks

@Suite struct TextTrackSummaryViewTests {
  private let id = Track.ID(file: "a", index: 0)

  private func show(_ summary: TrackSummaryViewModel, on terminal: TerminalFake) async -> [String] {
    let handler = HandlerStub<TrackSummaryViewEvent, any TrackSummaryView> { _, view in view.display(summary) }
    let view = TextTrackSummaryView(handler: handler, terminal: terminal, asksToTryAgain: false)
    #expect(await view.report(.opened(id)))
    return terminal.results.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func summary(
    name: String = "Walk", figures: [(String, String)] = [], notes: [String] = [],
    profile: TrackProfileViewModel? = nil,
    path: TrackPathViewModel? = nil
  ) -> TrackSummaryViewModel {
    TrackSummaryViewModel(
      id: id, name: name, figures: figures.map { .init(label: $0.0, value: $0.1) }, notes: notes, profile: profile,
      path: path)
  }

  private func profile(_ elevations: [Double], lowest: String = "90 m") -> TrackProfileViewModel {
    TrackProfileViewModel(
      points: elevations.enumerated().map { TrackDrawingPoint(x: Double($0.offset) * 100, y: $0.element) },
      width: Double(elevations.count - 1) * 100, height: elevations.max() ?? 0, lowest: lowest, highest: "1,090 m",
      length: "4.20 km")
  }

  private func path(_ lines: [[(Double, Double)]], _ width: Double, _ height: Double) -> TrackPathViewModel {
    TrackPathViewModel(
      lines: lines.map { $0.map { TrackDrawingPoint(x: $0.0, y: $0.1) } }, width: width, height: height,
      widthWords: "2.00 km", heightWords: "1.00 km")
  }

  @Test func `figures stand in two columns under the name`() async {
    let terminal = TerminalFake()
    let lines = await show(
      summary(name: "Walk \u{1B}[2J", figures: [("Distance", "12.34 km"), ("Points", "7")]), on: terminal)
    #expect(lines == ["Walk ␛[2J", "  Distance  12.34 km", "  Points    7"])
  }

  @Test func `a narrow terminal has no broken words`() async {
    let area = "47.0000°N 122.0312°W to 47.0100°N 122.0302°W"
    let lines = await show(
      summary(figures: [("Fastest kilometre", "5:59"), ("Area", area)], path: path([[(0, 0), (9, 0)]], 9, 0)),
      on: TerminalFake(width: 40))
    #expect(
      lines.suffix(9) == [
        "  Fastest kilometre  5:59", "  Area               47.0000°N", "                     122.0312°W to",
        "                     47.0100°N", "                     122.0302°W", "", String(repeating: "⠉", count: 40),
      ][...] + ["2.00 km from west to east, 1.00 km from", "south to north"])
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test func `notes are messages`() async {
    let terminal = TerminalFake()
    _ = await show(summary(notes: ["The track has no times."]), on: terminal)
    #expect(terminal.messages == [.results("Walk\n"), .messages("The track has no times.\n")])
  }

  @Test func `the profile fills the width, from the lowest place to the highest`() async {
    let lines = await show(summary(profile: profile([0, 500, 1_000, 500, 0])), on: TerminalFake(width: 24))
    #expect(
      lines == [
        "Walk", "",
        "1,090 m        ▅▅",
        "             ▁▇██▇▁",
        "            ▃██████▃",
        "           ▆████████▆",
        "         ▂████████████▂",
        "   90 m ▄██████████████▄",
        "        0        4.20 km",
      ])
  }

  @Test(arguments: [0, 0.4])
  func `a flat way is one line`(height: Double) async {
    let flat = profile([0, height], lowest: "1,090 m")
    let lines = await show(summary(profile: flat), on: TerminalFake(width: 20))
    #expect(lines == ["Walk", "", "1,090 m ▁▁▁▁▁▁▁▁▁▁▁▁", "        0    4.20 km"])
  }

  @Test func `a profile has the width of the terminal, and a usual one without`() async {
    for (width, expected) in [(200, 200), (nil, 72), (40, 40)] as [(Int?, Int)] {
      let lines = await show(summary(profile: profile([1_000, 0, 1_000])), on: TerminalFake(width: width))
      #expect(lines.map(\.count).max() == expected)
    }
  }

  @Test func `a square is a square, with north at the top`() async {
    let square = path([[(0, 0), (1_000, 0), (1_000, 1_000), (0, 1_000), (0, 0)]], 1_000, 1_000)
    let lines = await show(summary(path: square), on: TerminalFake(width: 20))
    #expect(
      lines == [
        "Walk", "", "⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⢹",
      ] + Array(repeating: "⡇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⢸", count: 8)
        + ["⣇⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣸", "2.00 km from west to", "east, 1.00 km from", "south to north"])
  }

  @Test func `lines are not joined, and a way to the north-east goes up`() async {
    let two = path([[(0, 0), (300, 300)], [(700, 700), (1_000, 1_000)]], 1_000, 1_000)
    let lines = await show(summary(path: two), on: TerminalFake(width: 20))
    #expect(lines[2].last != "⠀" && lines[2].first == "⠀")
    #expect(lines[11].first != "⠀" && lines[11].last == "⠀")
    #expect(lines[6].allSatisfy { $0 == "⠀" })
  }

  @Test func `a path to the north is no higher than the map may be`() async {
    let north = path([[(0, 0), (0, 5_000)]], 0, 5_000)
    let lines = await show(summary(path: north), on: TerminalFake(width: 80))
    #expect(lines.dropFirst(2).dropLast() == Array(repeating: "⡇", count: 15)[...])
  }

  @Test func `one place is one dot`() async {
    let lines = await show(summary(path: path([[(0, 0)]], 0, 0)), on: TerminalFake())
    #expect(lines[2] == "⠁")
  }
}
