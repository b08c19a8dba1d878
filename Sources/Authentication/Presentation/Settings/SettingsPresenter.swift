public import Foundation
public import Humble

/// Turns what ``ShowUser`` and ``Logout`` report into words for a ``SettingsView``.
public struct SettingsPresenter: ShowUserOutput, LogoutOutput {
  private let view: any SettingsView
  private let event: SettingsViewEvent
  private let words: FetchWords<SettingsViewEvent>

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - now: tells the time, from which ages are counted.
  public init(view: any SettingsView, event: SettingsViewEvent, now: @escaping @Sendable () -> Date) {
    self.view = view
    self.event = event
    words = FetchWords(about: "details", for: event, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows the details.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter found: the details, with what is old in them.
  public func fetched(_ found: Fetched<UserProfile>) {
    let profile = found.value
    let details = [
      ("Name", profile.user.name), ("Email", profile.user.email), ("Title", profile.title),
      ("Location", profile.location),
    ]
    view.display(
      SettingsViewModel(
        details: details.compactMap { label, value in
          value.flatMap { $0.isEmpty ? nil : SettingsViewModel.Detail(label: label, value: $0) }
        },
        button: ErrorAlert.Action(title: "Log out", event: .logoutRequested), notice: words.notice(on: found)))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchFailure) { view.display(words.alert(failure)) }

  /// Says that the person is logged out, and what did not go along.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter problems: what did not go along.
  public func loggedOut(_ problems: [LogoutProblem]) { view.display(LogoutMessage(problems)) }

  /// Says that nobody is signed in.
  ///
  /// Called by the interactor on the view's isolation.
  public func nobodyToLogOut() { fetchFailed(.session(.notSignedIn)) }

  /// Says why the person is still signed in.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func logoutFailed(_ failure: StoreFailure) {
    view.display(ErrorAlert(title: "Logout Failed", subtitle: failure.sentence, action: .tryAgain(event)))
  }
}

@available(*, unavailable) extension SettingsPresenter: Sendable {}
