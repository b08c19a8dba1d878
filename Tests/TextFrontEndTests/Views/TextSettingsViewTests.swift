import Authentication
import Foundation
import Humble
import Support
import Testing
import TextFrontEnd

@Suite struct TextSettingsViewTests {
  private let settings = SettingsViewModel(
    details: [.init(label: "Name", value: "Phil \u{1B}[2JCoulson"), .init(label: "Location", value: "The Playground")],
    button: ErrorAlert.Action(title: "Log out", event: .logoutRequested))

  private func report(_ terminal: TerminalFake, asks: Bool) async -> Bool {
    let handler = HandlerStub<SettingsViewEvent, any SettingsView> { [settings] event, view in
      switch event {
      case .opened: view.display(settings)
      case .logoutRequested: view.display(LogoutMessage(title: "Logged Out", notes: ["The server was not told."]))
      }
    }
    return await TextSettingsView(handler: handler, terminal: terminal, asksToTryAgain: asks).report(.opened)
  }

  @Test func `details stand in two columns, and are harmless`() async {
    let terminal = TerminalFake()
    #expect(await report(terminal, asks: false))
    #expect(terminal.messages == [.results("Name:     Phil ␛[2JCoulson\nLocation: The Playground\n")])
  }

  @Test func `in a narrow terminal a detail goes on in its column`() async {
    let terminal = TerminalFake(width: 21)
    _ = await report(terminal, asks: false)
    #expect(terminal.results == "Name:     Phil\n          ␛[2JCoulson\nLocation: The\n          Playground\n")
  }

  @Test func `where a word has no room beside, details stand below`() async {
    let terminal = TerminalFake(width: 20)
    _ = await report(terminal, asks: false)
    #expect(terminal.results == "Name:\n  Phil ␛[2JCoulson\nLocation:\n  The Playground\n")
  }

  @Test func `where a shell goes on the button is offered, and pressing it logs out`() async {
    let terminal = TerminalFake(lines: ["y"])
    #expect(await report(terminal, asks: true))
    #expect(
      terminal.messages.dropFirst() == [
        .askedForLine("Log out? [y/N] "), .results("Logged Out\n"), .messages("The server was not told.\n"),
      ])
  }

  @Test func `whoever does not press it stays signed in`() async {
    let terminal = TerminalFake(lines: [""])
    #expect(await report(terminal, asks: true))
    #expect(terminal.messages.count == 2)
  }
}
