import Authentication
import Humble
import Support
import Testing
import TextFrontEnd

@Suite struct TextAccountViewTests {
  private func written(_ body: @escaping @Sendable (any AccountView) -> Void) async -> [TerminalFake.Message] {
    let terminal = TerminalFake()
    let handler = HandlerStub<AccountViewEvent, any AccountView> { _, view in body(view) }
    _ = await TextAccountView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.opened)
    return terminal.messages
  }

  @Test func `who is signed in is a line, with a second one where the session expires`() async {
    let forever = await written {
      $0.display(AccountViewModel(name: "Phil\u{1B} Coulson", email: "agent@shield.org", expiry: nil))
    }
    #expect(forever == [.results("Phil␛ Coulson <agent@shield.org>\n")])
    let limited = await written {
      $0.display(AccountViewModel(name: "Phil", email: "p@example.com", expiry: "Signed in until noon"))
    }
    #expect(limited == [.results("Phil <p@example.com>\nSigned in until noon\n")])
  }

  @Test func `a farewell is a result, and what did not go along is a message`() async {
    #expect(
      await written { $0.display(LogoutMessage(title: "Logged Out", notes: ["The server was not told."])) } == [
        .results("Logged Out\n"), .messages("The server was not told.\n"),
      ])
    #expect(
      await written { $0.display(LogoutMessage(title: "Logged Out", notes: [])) } == [.results("Logged Out\n")])
  }

  @Test func `what did not go along is broken between words, to the terminal's width`() async {
    let terminal = TerminalFake(width: 20)
    let handler = HandlerStub<AccountViewEvent, any AccountView> { _, view in
      view.display(LogoutMessage(title: "Logged Out", notes: ["The server at example.com was not told."]))
    }
    _ = await TextAccountView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.logoutRequested)
    #expect(terminal.messages.last == .messages("The server at\nexample.com was not\ntold.\n"))
  }

  @Test func `where there is no room beside, the address stands below the name`() async {
    let terminal = TerminalFake(width: 20)
    let handler = HandlerStub<AccountViewEvent, any AccountView> { _, view in
      view.display(
        AccountViewModel(name: "Phil Coulson", email: "p@shield.org", expiry: "Signed in until 21 May"))
    }
    _ = await TextAccountView(handler: handler, terminal: terminal, asksToTryAgain: false).report(.opened)
    #expect(terminal.results == "Phil Coulson\n<p@shield.org>\nSigned in until 21\nMay\n")
  }

  @Test func `an alert means that the event failed`() async {
    let handler = HandlerStub<AccountViewEvent, any AccountView> { _, view in
      view.display(ErrorAlert(title: "Logout Failed", subtitle: "It is locked."))
    }
    let terminal = TerminalFake()
    let view = TextAccountView(handler: handler, terminal: terminal, asksToTryAgain: false)
    #expect(await view.report(.logoutRequested) == false)
    #expect(terminal.messages == [.messages("Logout Failed: It is locked.\n")])
  }
}
