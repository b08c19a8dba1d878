/// An output that hears when work starts and when it is over.
///
/// Every interactor that awaits something reports to one. The two calls come in pairs on every ending, failure and
/// cancellation included, so a view can trust them to show and hide an indicator.
public protocol LoadingOutput {
  /// Work started. Called first, on the caller's isolation.
  func started()
  /// Work is over. Called last, on the caller's isolation, on every ending.
  func finished()
}

/// A view that can show that something is under way.
public protocol LoadingView {
  /// Shows or hides the indicator.
  ///
  /// Called by a presenter on the view's isolation. Each `true` is followed by one `false`, whatever the ending.
  /// - Parameter isLoading: whether work is under way.
  func display(isLoading: Bool)
}
