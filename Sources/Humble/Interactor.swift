/// One use case, ready to run: a command with a single method.
///
/// An interactor is a value made for one request by its ``InteractorFactory`` and thrown away after ``execute()``. It
/// holds everything it needs (the request, its gateways and stores, its output) and knows no view.
///
/// Interactors are not `Sendable`: they hold an output that belongs to the caller, so they never leave the isolation
/// that made them.
public protocol Interactor {
  /// Runs the use case to its end.
  ///
  /// Called once, by an event handler, on the caller's isolation; the output is called there too. It neither returns a
  /// value nor throws: every ending, failures included, is a call on the output. When the surrounding task is
  /// cancelled, nothing is left half written and nothing more is shown.
  func execute() async
}
