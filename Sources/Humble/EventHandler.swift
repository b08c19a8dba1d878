/// Turns what a person did in a view into use cases.
///
/// A handler is a `Sendable` value that any number of views share, on any isolation and at the same time. The view passes
/// itself along with each event, so that the handler holds no view and nothing refers in circles.
public protocol EventHandler<ViewEvent, View>: Sendable {
  /// What can happen in the view: an enumeration, `Equatable`, `Sendable` and `Codable`.
  associatedtype ViewEvent
  /// The view-output protocol, usually an existential such as `any SignInView`.
  associatedtype View

  /// Handles one event to its end.
  ///
  /// Called by the view, on the view's isolation; everything the view is shown is shown there, before this returns.
  /// Cancelling the surrounding task cancels the use case.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown; it is let go when this returns.
  func handle(_ event: ViewEvent, from view: View) async
}
