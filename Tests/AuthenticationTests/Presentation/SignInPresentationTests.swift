import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct SignInPresentationTests {
  private let view = SignInViewSpy()
  private let event = SignInViewEvent.submitted(.right)

  private func alert(_ subtitle: String, tryAgain: Bool) -> SignInViewSpy.Message {
    .alert(ErrorAlert(title: "Login Failed", subtitle: subtitle, action: tryAgain ? .tryAgain(event) : nil))
  }

  @Test func `success says hello to the person by name`() {
    SignInPresenter(view: view, event: event).signedIn(.coulson)
    #expect(view.messages == [.shown(SignInMessage(title: "Success", message: "Hello Phil Coulson"))])
  }

  @Test func `work is shown while it goes on`() {
    let presenter = SignInPresenter(view: view, event: event)
    presenter.started()
    presenter.finished()
    #expect(view.messages == [.loading(true), .loading(false)])
  }

  @Test func `refused credentials say Unauthorized and offer Try Again with the same event`() {
    SignInPresenter(view: view, event: event).signInFailed(.gateway(.unauthorized))
    #expect(view.messages == [alert("Unauthorized", tryAgain: true)])
  }

  @Test(arguments: [
    (CredentialFailure.invalidEmail, "Type an email address such as name@example.com."),
    (.invalidUserNameLength(2...10), "A user name has 2 to 10 characters."),
    (.invalidPasswordLength(1...1_024), "A password has 1 to 1024 characters."),
    (.invalidPasswordLength(3...1_024), "A password has 3 to 1024 characters."),
    (.invalidPasswordCharacters, "A password has at least one upper-case letter and one digit."),
    (.other("Do not use your name."), "Do not use your name."),
  ])
  func `a broken rule is a sentence and offers nothing`(failure: CredentialFailure, sentence: String) {
    SignInPresenter(view: view, event: event).signInFailed(.brokenRule(failure))
    #expect(view.messages == [alert(sentence, tryAgain: false)])
  }

  @Test func `a password that is missing is asked for`() {
    let event = SignInViewEvent.submitted(Credentials(userName: "agent@shield.org", password: Secret("")))
    SignInPresenter(view: view, event: event).signInFailed(.brokenRule(.invalidPasswordLength(1...1_024)))
    #expect(view.messages == [alert("Type your password.", tryAgain: false)])
  }

  @Test func `other failures say what they are and offer Try Again`() {
    let presenter = SignInPresenter(view: view, event: event)
    presenter.signInFailed(.gateway(.timedOut("Nobody answered within 10 s.")))
    presenter.signInFailed(.sessionNotSaved(.unwritable("The disk is full.")))
    #expect(
      view.messages == [
        alert("Nobody answered within 10 s.", tryAgain: true),
        alert("The session could not be saved. The disk is full.", tryAgain: true),
      ])
  }

  @Test func `the handler signs in with the submitted credentials and shows the outcome on the view`() async {
    let handler = SignInEventHandler(
      signIn: InteractorFactoryStub { credentials, output in
        #expect(credentials == .right)
        output.started()
        output.signedIn(.coulson)
        output.finished()
      })
    await handler.handle(event, from: view)
    #expect(
      view.messages == [
        .loading(true), .shown(SignInMessage(title: "Success", message: "Hello Phil Coulson")), .loading(false),
      ])
  }

  @Test func `Try Again, sent to the handler, tries again`() async throws {
    let spy = AuthenticationSpy(.init(signIn: .failure(.emptyResponse)))
    let handler = SignInEventHandler(
      signIn: SignIn.Factory(policy: .company, gateway: spy, sessions: spy, changes: SessionChanges()).exclusive())
    await handler.handle(event, from: view)
    spy.answers.signIn = .success(.current)
    guard case .alert(let alert) = view.contents.last else { throw ContractBroken() }
    await handler.handle(try #require(alert.action).event, from: view)
    #expect(view.contents.last == .shown(SignInMessage(title: "Success", message: "Hello Phil Coulson")))
  }

  @Test func `an event survives being written and read, but for its password`() throws {
    let data = try JSONEncoder().encode(event)
    let masked = SignInViewEvent.submitted(Credentials(userName: "agent@shield.org", password: Secret(Secret.mask)))
    #expect(try JSONDecoder().decode(SignInViewEvent.self, from: data) == masked)
  }

  private struct ContractBroken: Error {}
}
