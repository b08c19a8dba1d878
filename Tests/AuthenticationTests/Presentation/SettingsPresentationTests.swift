import Authentication
import Foundation
import Humble
import HumbleTesting
import Testing

@Suite struct SettingsPresentationTests {
  private typealias Detail = SettingsViewModel.Detail
  private let now = Date(timeIntervalSince1970: 1_795_167_000)
  private let view = SettingsViewSpy()

  private func handle(
    _ event: SettingsViewEvent, showUser: @escaping @Sendable (any ShowUserOutput) -> Void = { _ in },
    logout: @escaping @Sendable (any LogoutOutput) -> Void = { _ in }
  ) async {
    let handler = SettingsEventHandler(
      showUser: InteractorFactoryStub { _, output in showUser(output) },
      logout: InteractorFactoryStub { _, output in logout(output) },
      now: { [now] in now })
    await handler.handle(event, from: view)
  }

  @Test func `the details that are known are shown, with a button that logs out`() async {
    await handle(.opened) { output in
      output.started()
      output.fetched(Fetched(UserProfile(user: .coulson, location: "", title: "Director")))
      output.finished()
    }
    let settings = SettingsViewModel(
      details: [
        Detail(label: "Name", value: "Phil Coulson"), Detail(label: "Email", value: "agent@shield.org"),
        Detail(label: "Title", value: "Director"),
      ],
      button: ErrorAlert.Action(title: "Log out", event: .logoutRequested))
    #expect(view.messages == [.loading(true), .shown(.settings(settings)), .loading(false)])
  }

  @Test func `old details are said to be old`() async {
    await handle(.opened) { [now] output in
      let gap = FetchGap(failure: .timedOut("Too slow."), since: now - 61)
      output.fetched(Fetched(UserProfile(user: .coulson), gap: gap))
    }
    guard case .shown(.settings(let settings))? = view.messages.last else { return #expect(Bool(false)) }
    #expect(
      settings.notice
        == ErrorAlert(
          title: "Saved Earlier", subtitle: "Details are as they were 1 minute ago. Too slow.",
          action: .tryAgain(.opened)))
  }

  @Test func `the button logs out`() async {
    await handle(.logoutRequested, logout: { $0.loggedOut([.serverNotTold(.unreachable("Gone."))]) })
    let farewell = LogoutMessage(title: "Logged Out", notes: ["The server was not told. Gone."])
    #expect(view.messages == [.shown(.farewell(farewell))])
  }

  @Test func `where nobody is signed in both say so`() async {
    await handle(.opened) { $0.fetchFailed(.session(.notSignedIn)) }
    await handle(.logoutRequested, logout: { $0.nobodyToLogOut() })
    let alert = ErrorAlert<SettingsViewEvent>(title: "Not Signed In", subtitle: "Nobody is signed in. Sign in first.")
    #expect(view.messages == [.alert(alert), .alert(alert)])
  }

  @Test func `a logout that failed may be tried again`() async {
    await handle(.logoutRequested, logout: { $0.logoutFailed(.unwritable("It is locked.")) })
    let alert = ErrorAlert(
      title: "Logout Failed", subtitle: "It is locked.", action: .tryAgain(SettingsViewEvent.logoutRequested))
    #expect(view.messages == [.alert(alert)])
  }
}
