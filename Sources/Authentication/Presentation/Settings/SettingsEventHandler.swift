public import Foundation
public import Humble

/// Handles what a person does on the settings.
public struct SettingsEventHandler: EventHandler {
  private let showUser: any InteractorFactory<Void, any ShowUserOutput>
  private let logout: any InteractorFactory<Void, any LogoutOutput>
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - showUser: makes ``ShowUser`` interactors.
  ///   - logout: makes ``Logout`` interactors; usually the `exclusive()` ones of the account screen.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    showUser: any InteractorFactory<Void, any ShowUserOutput>, logout: any InteractorFactory<Void, any LogoutOutput>,
    now: @escaping @Sendable () -> Date
  ) {
    self.showUser = showUser
    self.logout = logout
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: SettingsViewEvent, from view: any SettingsView) async {
    let presenter = SettingsPresenter(view: view, event: event, now: now)
    switch event {
    case .opened: await showUser.makeInteractor(for: (), output: presenter).execute()
    case .logoutRequested: await logout.makeInteractor(for: (), output: presenter).execute()
    }
  }
}
