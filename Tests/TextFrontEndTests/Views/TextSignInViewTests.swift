import Authentication
import Humble
import Synchronization
import Support
import Testing
import TextFrontEnd

@Suite struct TextSignInViewTests {
  private typealias Handler = HandlerStub<SignInViewEvent, any SignInView>

  private let credentials = Credentials(userName: "agent@shield.org", password: Secret("hailHydra"))

  @Test func `what is missing is asked for, and submitted`() async {
    let terminal = TerminalFake(lines: ["  agent@shield.org ", "hailHydra"])
    let handler = Handler { event, view in
      #expect(event == .submitted(credentials))
      view.display(SignInMessage(title: "Success", message: "Hello Phil Coulson"))
    }
    let view = TextSignInView(handler: handler, terminal: terminal, asksToTryAgain: true)
    #expect(await view.signIn() == true)
    #expect(
      terminal.messages == [
        .askedForLine("Email: "), .askedForSecret("Password: "), .results("Success: Hello Phil Coulson\n"),
      ])
  }

  @Test func `what is known is not asked for`() async {
    let terminal = TerminalFake()
    let handler = Handler { event, view in
      #expect(event == .submitted(credentials))
      view.display(SignInMessage(title: "Success", message: "Hello"))
    }
    let view = TextSignInView(handler: handler, terminal: terminal, asksToTryAgain: true)
    #expect(await view.signIn(userName: "agent@shield.org", password: Secret("hailHydra")) == true)
    #expect(terminal.messages == [.results("Success: Hello\n")])
  }

  @Test func `an event that ends with nothing to show is no success`() async {
    let view = TextSignInView(handler: Handler { _, _ in }, terminal: TerminalFake(), asksToTryAgain: true)
    #expect(await view.signIn(userName: "a", password: Secret("b")) == false)
  }

  @Test func `at the end of input nothing is submitted`() async {
    let handler = Handler { _, _ in #expect(Bool(false), "it was submitted") }
    for lines in [[], ["agent@shield.org"]] {
      let view = TextSignInView(handler: handler, terminal: TerminalFake(lines: lines), asksToTryAgain: true)
      #expect(await view.signIn() == nil)
    }
  }

  @Test func `an alert goes to the messages, and Try Again sends its event as often as the person wants`() async {
    let events = Mutex<[SignInViewEvent]>([])
    let terminal = TerminalFake(lines: ["y", "YES", "no"])
    let handler = Handler { event, view in
      events.withLock { $0.append(event) }
      view.display(ErrorAlert(title: "Login Failed", subtitle: "Unauthorized", action: .tryAgain(event)))
    }
    let view = TextSignInView(handler: handler, terminal: terminal, asksToTryAgain: true)
    #expect(await view.signIn(userName: "agent@shield.org", password: Secret("hailHydra")) == false)
    #expect(events.withLock { $0 } == Array(repeating: .submitted(credentials), count: 3))
    let round: [TerminalFake.Message] = [
      .messages("Login Failed: Unauthorized\n"), .askedForLine("Try Again? [y/N] "),
    ]
    #expect(terminal.messages == round + round + round)
  }

  @Test func `trying again may succeed`() async {
    let isFirst = Mutex(true)
    let handler = Handler { event, view in
      if isFirst.withLock({ isFirst in
        defer { isFirst = false }; return isFirst
      }) {
        view.display(ErrorAlert(title: "Login Failed", subtitle: "Unauthorized", action: .tryAgain(event)))
      } else {
        view.display(SignInMessage(title: "Success", message: "Hello"))
      }
    }
    let view = TextSignInView(handler: handler, terminal: TerminalFake(lines: ["y"]), asksToTryAgain: true)
    #expect(await view.signIn(userName: "a", password: Secret("b")) == true)
  }

  @Test func `an alert without an action asks nothing, and neither does a view that goes on to nothing`() async {
    let plain = Handler { _, view in view.display(ErrorAlert(title: "Login Failed", subtitle: "A rule.")) }
    let offering = Handler { event, view in
      view.display(ErrorAlert(title: "Login Failed", subtitle: "Unauthorized", action: .tryAgain(event)))
    }
    for (handler, asks) in [(plain, true), (offering, false)] {
      let terminal = TerminalFake(lines: ["y"])
      let view = TextSignInView(handler: handler, terminal: terminal, asksToTryAgain: asks)
      #expect(await view.signIn(userName: "a", password: Secret("b")) == false)
      #expect(terminal.messages.count == 1)
    }
  }

  @Test func `an indicator is shown where somebody watches, and gone before anything else is shown`() async {
    let handler = Handler { _, view in
      view.display(isLoading: true)
      view.display(SignInMessage(title: "Success", message: "Hello"))
      view.display(isLoading: false)
    }
    let watched = TerminalFake(isWatched: true)
    _ = await TextSignInView(handler: handler, terminal: watched, asksToTryAgain: false)
      .signIn(userName: "a", password: Secret("b"))
    #expect(watched.messages == [.messages("…"), .messages("\r \r"), .results("Success: Hello\n")])
    let unwatched = TerminalFake(isWatched: false)
    _ = await TextSignInView(handler: handler, terminal: unwatched, asksToTryAgain: false)
      .signIn(userName: "a", password: Secret("b"))
    #expect(unwatched.messages == [.results("Success: Hello\n")])
  }
}
