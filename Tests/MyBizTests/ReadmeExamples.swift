import AccountFile
import Authentication
import CompanyFile
import FileStores
import Foundation
import Humble
import HumbleTesting
import Testing

// The README shows the parts between the markers, word for word; ReadmeTests sees to it.

// README: view
@MainActor final class SignInScreen: @MainActor SignInView {
  private let handler: any EventHandler<SignInViewEvent, any SignInView>
  private(set) var message = ""
  private(set) var isBusy = false
  private(set) var offeredAgain: SignInViewEvent?

  init(handler: any EventHandler<SignInViewEvent, any SignInView>) { self.handler = handler }

  func buttonTapped(email: String, password: String) async {
    let credentials = Credentials(userName: email, password: Secret(password))
    await handler.handle(.submitted(credentials), from: self)
  }

  func display(isLoading: Bool) { isBusy = isLoading }
  func display(_ success: SignInMessage) { message = success.message }
  func display(_ alert: ErrorAlert<SignInViewEvent>) {
    message = "\(alert.title): \(alert.subtitle)"
    offeredAgain = alert.action?.event
  }
}
// end

// README: composition
struct AppComposition {
  let changes = SessionChanges()
  let signIn: any EventHandler<SignInViewEvent, any SignInView>

  init(company: URL, data: URL) {
    let gateway = FileAuthenticationGateway(document: JSONDocument<Accounts>(at: company), now: { Date() })
    let sessions = FileSessionStore(in: DataFolder(at: data))
    signIn = SignInEventHandler(
      signIn: SignIn.Factory(policy: .company, gateway: gateway, sessions: sessions, changes: changes).exclusive())
  }
}
// end

// README: switching
@MainActor func switchScreens(_ changes: SessionChanges, show: (String) -> Void) async {
  for await change in changes.listen() {
    switch change {
    case .signedIn(let user): show("Welcome, \(user.name)")
    case .signedOut(.loggedOut): show("Goodbye")
    case .signedOut(.expired): show("Your session has expired")
    }
  }
}
// end

// README: unit test
@Suite struct MySignInTests {
  @Test func `a session that cannot be saved is reported, and nobody hears of it`() async {
    var answers = AuthenticationSpy.Answers(signIn: .success(session))
    answers.saveFailure = .unwritable("The disk is full.")
    let spy = AuthenticationSpy(answers)

    let factory = SignIn.Factory(policy: .company, gateway: spy, sessions: spy, changes: SessionChanges())
    await factory.makeInteractor(for: credentials, output: spy).execute()

    #expect(
      spy.messages == [
        .started, .sentCredentials(credentials), .savedSession(session),
        .signInFailed(.sessionNotSaved(.unwritable("The disk is full."))), .finished,
      ])
  }

  private let credentials = Credentials(userName: "agent@shield.org", password: Secret("hailHydra"))
  private let session = Session(
    token: Secret("token"), user: User(id: UUID(), name: "Phil Coulson", email: "agent@shield.org"))
}
// end
