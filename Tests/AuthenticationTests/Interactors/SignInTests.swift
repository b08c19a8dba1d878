import Authentication
import Humble
import HumbleTesting
import Testing

@Suite struct SignInTests {
  private let changes = SessionChanges()

  private func signIn(_ spy: AuthenticationSpy, with credentials: Credentials = .right) async {
    let factory = SignIn.Factory(policy: .company, gateway: spy, sessions: spy, changes: changes)
    await factory.makeInteractor(for: credentials, output: spy).execute()
  }

  @Test func `signing in asks the gateway, saves the session, announces it and tells the output`() async {
    let spy = AuthenticationSpy(.init(signIn: .success(.current)))
    let heard = changes.listen()
    await signIn(spy)
    #expect(
      spy.messages == [.started, .sentCredentials(.right), .savedSession(.current), .signedIn(.coulson), .finished])
    #expect(await heard.buffered() == [.signedIn(.coulson)])
  }

  @Test func `credentials that break a rule are not sent`() async {
    let spy = AuthenticationSpy(.init(signIn: .success(.current)))
    let heard = changes.listen()
    await signIn(spy, with: Credentials(userName: "agent", password: Secret("x")))
    #expect(spy.messages == [.started, .signInFailed(.brokenRule(.invalidEmail)), .finished])
    #expect(await heard.buffered() == [])
  }

  @Test(arguments: [
    GatewayFailure.unauthorized, .emptyResponse, .refused(status: 500, reason: "It failed."), .malformedResponse("m"),
    .unreachable("u"),
    .timedOut("t"),
  ])
  func `each failure of the gateway can be told apart, and nothing is saved`(failure: GatewayFailure) async {
    let spy = AuthenticationSpy(.init(signIn: .failure(failure)))
    let heard = changes.listen()
    await signIn(spy)
    #expect(
      spy.messages == [.started, .sentCredentials(.right), .signInFailed(.gateway(failure)), .finished])
    #expect(await heard.buffered() == [])
  }

  @Test func `a session that cannot be saved is not announced`() async {
    var answers = AuthenticationSpy.Answers(signIn: .success(.current))
    answers.saveFailure = .unwritable("The disk is full.")
    let spy = AuthenticationSpy(answers)
    let heard = changes.listen()
    await signIn(spy)
    #expect(
      spy.messages == [
        .started, .sentCredentials(.right), .savedSession(.current),
        .signInFailed(.sessionNotSaved(.unwritable("The disk is full."))), .finished,
      ])
    #expect(await heard.buffered() == [])
  }

  @Test func `an earlier session that turns out damaged is told to be over`() async {
    var answers = AuthenticationSpy.Answers(signIn: .success(.other))
    answers.saveFailure = .damaged("It was set aside.")
    changes.began(.current)
    let heard = changes.listen()
    await signIn(AuthenticationSpy(answers))
    #expect(await heard.buffered() == [.signedOut(.loggedOut)])
  }

  @Test func `cancelled while the gateway is asked, nothing is saved and nothing shown`() async {
    let canceller = Canceller(atCall: 1)
    let spy = AuthenticationSpy(.init(signIn: .success(.current)), onCall: canceller.count)
    let heard = changes.listen()
    await canceller.run { await signIn(spy) }
    #expect(spy.messages == [.started, .sentCredentials(.right), .finished])
    #expect(spy.answers.session == nil)
    #expect(await heard.buffered() == [])
  }

  @Test func `cancelled while the session is saved, it is saved and announced, and nothing shown`() async {
    let canceller = Canceller(atCall: 2)
    let spy = AuthenticationSpy(.init(signIn: .success(.current)), onCall: canceller.count)
    let heard = changes.listen()
    await canceller.run { await signIn(spy) }
    #expect(spy.messages == [.started, .sentCredentials(.right), .savedSession(.current), .finished])
    #expect(spy.answers.session == .current)
    #expect(await heard.buffered() == [.signedIn(.coulson)])
  }

  @Test func `a store that gives up because of the cancellation leaves nothing`() async {
    var answers = AuthenticationSpy.Answers(signIn: .success(.current))
    answers.saveFailure = .cancelled
    let spy = AuthenticationSpy(answers)
    let heard = changes.listen()
    await signIn(spy)
    #expect(spy.messages == [.started, .sentCredentials(.right), .savedSession(.current), .finished])
    #expect(await heard.buffered() == [])
  }
}
