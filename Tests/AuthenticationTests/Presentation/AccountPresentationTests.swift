import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct AccountPresentationTests {
  private let view = AccountViewSpy()
  private let region = Region(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  private func presenter(_ event: AccountViewEvent = .opened) -> AccountPresenter {
    AccountPresenter(view: view, event: event, region: region)
  }

  private func alert(_ title: String, _ subtitle: String, tryAgain event: AccountViewEvent? = nil)
    -> AccountViewSpy.Message
  {
    .alert(ErrorAlert(title: title, subtitle: subtitle, action: event.map { .tryAgain($0) }))
  }

  @Test func `who is signed in is shown, and until when`() {
    let expires = Date(timeIntervalSince1970: 1_795_167_000)
    presenter().sessionRestored(Session(token: Secret("t"), user: .coulson, expires: expires))
    presenter().sessionRestored(.current)
    let account = { (expiry: String?) in
      AccountViewSpy.Message.shown(
        .account(AccountViewModel(name: "Phil Coulson", email: "agent@shield.org", expiry: expiry)))
    }
    #expect(view.messages.count == 2)
    #expect(view.messages.last == account(nil))
    guard case .shown(.account(let shown)) = view.messages.first else { return #expect(Bool(false)) }
    #expect(shown.expiry?.hasPrefix("Signed in until 20 November 2026 at ") == true)
    #expect(shown.expiry?.hasSuffix("9:30") == true)
  }

  @Test func `that nobody is signed in is said where somebody asks, and not at the start`() {
    presenter(.launched).noSession()
    #expect(view.messages == [])
    presenter(.opened).noSession()
    presenter(.logoutRequested).nobodyToLogOut()
    let nobody = alert("Not Signed In", "Nobody is signed in. Sign in first.")
    #expect(view.messages == [nobody, nobody])
  }

  @Test func `an expired session is said to be one, even at the start`() {
    presenter(.launched).sessionExpired(.coulson)
    #expect(
      view.messages == [alert("Session Expired", "The session of Phil Coulson has expired. Sign in again.")])
  }

  @Test func `a session that cannot be read offers Try Again`() {
    presenter(.opened).restoringFailed(.unreadable("It is locked."))
    #expect(view.messages == [alert("Session Unreadable", "It is locked.", tryAgain: .opened)])
  }

  @Test func `logging out says so, with a note for each thing that did not go along`() {
    presenter(.logoutRequested).loggedOut([])
    presenter(.logoutRequested).loggedOut([
      .sessionDamaged(.damaged("It was set aside.")), .cachedDataNotRemoved(.unwritable("It is locked.")),
      .serverNotTold(.unreachable("Nobody is there.")),
    ])
    let farewell = { (notes: [String]) in
      AccountViewSpy.Message.shown(.farewell(LogoutMessage(title: "Logged Out", notes: notes)))
    }
    #expect(
      view.messages == [
        farewell([]),
        farewell([
          "It was set aside.", "Some saved data is still here. It is locked.",
          "The server was not told. Nobody is there.",
        ]),
      ])
  }

  @Test func `a logout that failed offers Try Again`() {
    presenter(.logoutRequested).logoutFailed(.unwritable("It is locked."))
    #expect(view.messages == [alert("Logout Failed", "It is locked.", tryAgain: .logoutRequested)])
  }

  @Test func `the handler runs the use case that belongs to the event`() async {
    let handler = AccountEventHandler(
      restoreSession: InteractorFactoryStub { _, output in output.sessionExpired(.coulson) },
      logout: InteractorFactoryStub { _, output in output.loggedOut([]) }, region: region)
    for event in [AccountViewEvent.launched, .opened, .logoutRequested] { await handler.handle(event, from: view) }
    let expired = alert("Session Expired", "The session of Phil Coulson has expired. Sign in again.")
    #expect(
      view.messages == [expired, expired, .shown(.farewell(LogoutMessage(title: "Logged Out", notes: [])))])
  }
}
