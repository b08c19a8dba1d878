public import Humble

/// Turns what ``ShowTrackSummary`` and ``RenameTrack`` report into words for a ``TrackSummaryView``.
public struct TrackSummaryPresenter: ShowTrackSummaryOutput, RenameTrackOutput {
  private let view: any TrackSummaryView
  private let event: TrackSummaryViewEvent
  private let style: TrackSummaryStyle

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates and numbers are written.
  ///   - units: the units of distances.
  public init(view: any TrackSummaryView, event: TrackSummaryViewEvent, region: Region, units: TrackUnits) {
    self.view = view
    self.event = event
    style = TrackSummaryStyle(region: region, units: units)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows how much is done.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter fraction: how much is done, 0 to 1.
  public func progressed(to fraction: Double) { view.display(progress: fraction) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows a track.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter details: its figures and series.
  public func read(_ details: TrackDetails) { view.display(style.viewModel(of: details)) }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func readingFailed(_ failure: TrackFailure) { display(failure, "No Summary") }

  /// Shows nothing: the summary, which is shown anew, has the name.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameters:
  ///   - id: which track.
  ///   - name: its new name.
  public func renamed(_ id: Track.ID, to name: TrackName) {}

  /// Says why a track still has its old name; a broken rule is not offered again, because it would break again.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func renamingFailed(_ failure: RenameTrackFailure) {
    switch failure {
    case .brokenRule(let rule): view.display(ErrorAlert(title: "Not Renamed", subtitle: rule.sentence))
    case .track(let failure): display(failure, "Not Renamed")
    }
  }

  private func display(_ failure: TrackFailure, _ title: String) {
    view.display(
      ErrorAlert(title: title, subtitle: failure.sentence, action: failure.canPass ? .tryAgain(event) : nil))
  }
}

@available(*, unavailable) extension TrackSummaryPresenter: Sendable {}
