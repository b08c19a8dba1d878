public import Humble

/// Handles what a person does on the account screen.
public struct AccountEventHandler: EventHandler {
  private let restoreSession: any InteractorFactory<Void, any RestoreSessionOutput>
  private let logout: any InteractorFactory<Void, any LogoutOutput>
  private let region: Region

  /// Makes a handler.
  /// - Parameters:
  ///   - restoreSession: makes ``RestoreSession`` interactors.
  ///   - logout: makes ``Logout`` interactors; usually `Logout.Factory(…).exclusive()`.
  ///   - region: how dates are written.
  public init(
    restoreSession: any InteractorFactory<Void, any RestoreSessionOutput>,
    logout: any InteractorFactory<Void, any LogoutOutput>,
    region: Region
  ) {
    self.restoreSession = restoreSession
    self.logout = logout
    self.region = region
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: AccountViewEvent, from view: any AccountView) async {
    let presenter = AccountPresenter(view: view, event: event, region: region)
    switch event {
    case .launched, .opened: await restoreSession.makeInteractor(for: (), output: presenter).execute()
    case .logoutRequested: await logout.makeInteractor(for: (), output: presenter).execute()
    }
  }
}
