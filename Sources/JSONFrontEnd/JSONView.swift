public import Humble

/// A humble view for one request: writes each thing that it is shown as a line.
///
/// It is every screen's view whose events it is made for.
public final class JSONView<ViewEvent: Encodable> {
  private let screen: String
  private let id: RequestID?
  private let lines: JSONLines
  private var hasFailed = false
  /// What was asked for, as it was shown last.
  private var shown: (any Sendable)?
  /// Whether it was not even shown that work is under way: another request of the kind is, and one is taken at a time.
  private(set) var isUntouched = true

  init(of screen: String, id: RequestID?, lines: JSONLines) {
    self.screen = screen
    self.id = id
    self.lines = lines
  }

  /// What was asked for, as it was shown last; `nil` where there was nothing to show, or an alert.
  var result: (any Sendable)? { hasFailed ? nil : shown }

  /// Shows what was asked for.
  ///
  /// Called from what a view's presenter calls.
  /// - Parameters:
  ///   - value: what there is to show.
  ///   - display: what the lines call it: the key that holds it, too.
  public func display(_ value: some Encodable & Sendable, as display: String) {
    shown = value
    write(value, as: display)
  }

  /// Shows that the event failed.
  ///
  /// Called from what a view's presenter calls.
  /// - Parameters:
  ///   - value: why.
  ///   - display: what the lines call it: the key that holds it, too.
  public func displayFailure(_ value: some Encodable, as display: String) {
    hasFailed = true
    write(value, as: display)
  }

  private func write(_ value: some Encodable, as display: String) {
    isUntouched = false
    lines.write(DisplayLine(id: id, screen: screen, display: display, value: value))
  }
}

extension JSONView: ProgressLoadingView {
  /// Shows that work is under way, or is over.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { write(isLoading, as: "loading") }

  /// Shows how much is done.
  ///
  /// Called by the presenter.
  /// - Parameter fraction: how much is done, 0 to 1.
  public func display(progress fraction: Double) { write(fraction, as: "progress") }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<ViewEvent>) { displayFailure(alert, as: "alert") }
}

@available(*, unavailable) extension JSONView: Sendable {}
