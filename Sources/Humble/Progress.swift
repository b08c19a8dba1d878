/// An output that hears how far long work has come.
public protocol ProgressOutput: LoadingOutput {
  /// A part of the work is done. Called between ``LoadingOutput/started()`` and ``LoadingOutput/finished()``, any number
  /// of times, on the caller's isolation.
  /// - Parameter fraction: how much is done, 0 to 1.
  func progressed(to fraction: Double)
}

/// A view that can show how far long work has come.
public protocol ProgressLoadingView: LoadingView {
  /// Shows how much is done.
  ///
  /// Called by a presenter on the view's isolation, while the indicator is shown.
  /// - Parameter fraction: how much is done, 0 to 1.
  func display(progress fraction: Double)
}
