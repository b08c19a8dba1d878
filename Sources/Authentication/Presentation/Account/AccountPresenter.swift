import Foundation
public import Humble

/// Turns what ``RestoreSession`` and ``Logout`` report into words for an ``AccountView``.
public struct AccountPresenter: RestoreSessionOutput, LogoutOutput {
  private let view: any AccountView
  private let event: AccountViewEvent
  private let region: Region

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates are written.
  public init(view: any AccountView, event: AccountViewEvent, region: Region) {
    self.view = view
    self.event = event
    self.region = region
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows who is signed in.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter session: the session that holds.
  public func sessionRestored(_ session: Session) {
    let expiry = session.expires.map { "Signed in until \($0.formatted(dateAndTime))" }
    view.display(AccountViewModel(name: session.user.name, email: session.user.email, expiry: expiry))
  }

  /// Says that nobody is signed in, where somebody asked.
  ///
  /// Called by the interactor on the view's isolation.
  public func noSession() {
    if event != .launched { view.display(ErrorAlert(SessionFailure.notSignedIn, title: "", event: event)) }
  }

  /// Says that the session's time ran out.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter user: whose session it was.
  public func sessionExpired(_ user: User) {
    alert("Session Expired", "The session of \(user.name) has expired. Sign in again.")
  }

  /// Says why it is not known who is signed in.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func restoringFailed(_ failure: StoreFailure) {
    alert("Session Unreadable", failure.sentence, action: .tryAgain(event))
  }

  /// Says that the person is logged out, and what did not go along.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter problems: what did not go along.
  public func loggedOut(_ problems: [LogoutProblem]) {
    view.display(LogoutMessage(problems))
  }

  /// Says that nobody is signed in.
  ///
  /// Called by the interactor on the view's isolation.
  public func nobodyToLogOut() { noSession() }

  /// Says why the person is still signed in.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func logoutFailed(_ failure: StoreFailure) {
    alert("Logout Failed", failure.sentence, action: .tryAgain(event))
  }

  private func alert(_ title: String, _ subtitle: String, action: ErrorAlert<AccountViewEvent>.Action? = nil) {
    view.display(ErrorAlert(title: title, subtitle: subtitle, action: action))
  }

  private var dateAndTime: Date.FormatStyle {
    Date.FormatStyle(
      date: .long, time: .shortened, locale: region.locale, calendar: region.calendar, timeZone: region.timeZone)
  }
}

@available(*, unavailable) extension AccountPresenter: Sendable {}
