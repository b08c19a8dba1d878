/// One handler that the views of many people share, on any isolation and at the same time.
///
/// A front end that serves many people, such as a web site, makes one for each screen in its composition root. What belongs
/// to one person (the store of their session, and what is made over it) is their scope, and comes along with each event.
/// For each event the person's own handler is made over that scope and thrown away, as an interactor is: nothing has to
/// look up whom an event is from, and nothing can take one person for another.
///
///     let settings = SharedEventHandler { (browser: BrowserScope) in
///       SettingsEventHandler(showUser: …, logout: Logout.Factory(…, sessions: browser.sessions, …), now: now)
///     }
///     await settings.handle(.opened, from: ScopedView(view, of: browser))
public struct SharedEventHandler<Scope, Base: EventHandler>: EventHandler {
  private let makeHandler: @Sendable (Scope) -> Base

  /// Makes a shared handler.
  /// - Parameter makeHandler: makes one person's handler; called for each event, on the view's isolation. It does no work
  ///   of its own, and takes what all people share, such as gateways, from outside.
  public init(_ makeHandler: @escaping @Sendable (Scope) -> Base) {
    self.makeHandler = makeHandler
  }

  /// Handles one event to its end, as the person's own handler does; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown, and to whom it belongs.
  public func handle(_ event: Base.ViewEvent, from view: ScopedView<Scope, Base.View>) async {
    await makeHandler(view.scope).handle(event, from: view.view)
  }
}

/// A view with what belongs to the person who looks at it: what a ``SharedEventHandler`` is told an event is from.
///
/// Made for an event, on the view's isolation, and never leaves it.
public struct ScopedView<Scope, View> {
  /// Where the outcome is shown.
  public let view: View
  /// What belongs to the person.
  public let scope: Scope

  /// Puts a view and a scope together.
  /// - Parameters:
  ///   - view: where the outcome is shown.
  ///   - scope: what belongs to the person who looks at it.
  public init(_ view: View, of scope: Scope) {
    self.view = view
    self.scope = scope
  }
}

@available(*, unavailable) extension ScopedView: Sendable {}
