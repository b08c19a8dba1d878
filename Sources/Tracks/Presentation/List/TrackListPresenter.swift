public import Humble

/// Turns what the use cases of the list of tracks report into words for a ``TrackListView``.
public struct TrackListPresenter: ListTracksOutput, FindTrackOutput, ImportTrackOutput, RemoveTrackOutput {
  private let view: any TrackListView
  private let event: TrackListViewEvent
  private let style: TrackStyle

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates and numbers are written.
  ///   - units: the units of distances.
  public init(view: any TrackListView, event: TrackListViewEvent, region: Region, units: TrackUnits) {
    self.view = view
    self.event = event
    style = TrackStyle(region: region, units: units)
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

  /// Shows tracks.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter list: the tracks, and what could not be read.
  public func listed(_ list: TrackList) {
    let rows = zip(1..., list.tracks).map { row($1, number: $0) }
    let notice =
      list.problems.isEmpty
      ? nil
      : TrackListNotice(title: "Not Everything Was Read", sentences: list.problems, action: .tryAgain(.opened))
    let emptyMessage =
      notice == nil ? "There are no tracks. Import a GPX file." : "There are no tracks that can be read."
    view.display(TrackListViewModel(rows: rows, emptyMessage: rows.isEmpty ? emptyMessage : nil, notice: notice))
  }

  /// Says why there is no list.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func listingFailed(_ failure: TrackFailure) { display(failure, "Not Read") }

  /// Shows the track that was meant.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameters:
  ///   - track: the track.
  ///   - list: all tracks that there are.
  public func found(_ track: TrackSummary, in list: TrackList) {
    let number = number(of: track, in: list)
    view.display(FoundTrack(id: track.id, name: track.name, number: number, count: list.tracks.count))
  }

  /// Says why it is not known which track is meant.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func searchFailed(_ failure: FindTrackFailure) {
    switch failure {
    case .nothing(let list):
      view.display(ErrorAlert(title: "No Such Track", subtitle: style.absence(from: list)))
    case .ambiguous(let tracks, let list):
      let candidates = named(tracks) {
        "\"\($0.name)\" (number \(style.count(number(of: $0, in: list))), \(line($0)))"
      }
      let numbers = list.isOfFile ? "from 1 to \(style.count(list.tracks.count))" : "of the list"
      view.display(
        ErrorAlert(
          title: "Which Track?",
          subtitle: "Several tracks fit: \(candidates). Give more of the name, or a number \(numbers)."))
    case .tracks(let failure): display(failure, "Not Read")
    }
  }

  /// Says what was imported.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter tracks: the tracks.
  public func imported(_ tracks: [TrackSummary]) {
    view.display(message("Imported", tracks))
  }

  /// Says why nothing was imported.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func importFailed(_ failure: TrackFailure) {
    guard case .importRequested(let file) = event else { return display(failure, "Not Imported") }
    display(failure, "Not Imported", failure.sentence(onImporting: file))
  }

  /// Asks whether a track is to be removed.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameters:
  ///   - track: the track.
  ///   - others: the other tracks of its file, which go along.
  public func confirmationNeeded(_ track: TrackSummary, others: [TrackSummary]) {
    let companions =
      others.isEmpty ? "" : " It holds other tracks too, which go along: \(named(others) { "\"\($0.name)\"" })."
    view.display(
      TrackRemovalQuestion(
        title: "Remove \"\(track.name)\" (\(line(track)))?", subtitle: "Its file is deleted." + companions,
        action: .init(title: "Remove", event: .removeConfirmed(track.id))))
  }

  /// Says what is gone.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter tracks: the tracks.
  public func removed(_ tracks: [TrackSummary]) { view.display(message("Removed", tracks)) }

  /// Says why a track is still there.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func removalFailed(_ failure: TrackFailure) { display(failure, "Not Removed") }

  private func number(of track: TrackSummary, in list: TrackList) -> Int {
    (list.tracks.firstIndex { $0.id == track.id } ?? 0) + 1
  }

  private func row(_ track: TrackSummary, number: Int) -> TrackListViewModel.Row {
    TrackListViewModel.Row(
      id: track.id, number: style.count(number), name: track.name, start: track.start.map(style.shortDate) ?? "",
      distance: style.distance(track.distance), time: track.movingTime.map(style.duration) ?? "")
  }

  private func message(_ title: String, _ tracks: [TrackSummary]) -> TrackMessage {
    TrackMessage(title: title, lines: tracks.map { "\($0.name), \(line($0))" })
  }

  private func line(_ track: TrackSummary) -> String {
    ([style.distance(track.distance)] + (track.start.map { [style.shortDate($0)] } ?? [])).joined(separator: ", ")
  }

  /// The first few of many.
  private func named(_ tracks: [TrackSummary], _ words: (TrackSummary) -> String) -> String {
    let shown = tracks.prefix(10)
    let more = tracks.count > shown.count ? " and \(style.count(tracks.count - shown.count)) more" : ""
    return shown.map(words).joined(separator: ", ") + more
  }

  private func display(_ failure: TrackFailure, _ title: String, _ sentence: String? = nil) {
    let subtitle = sentence ?? failure.sentence
    view.display(failure.canPass ? alert(title, subtitle) : ErrorAlert(title: title, subtitle: subtitle))
  }

  private func alert(_ title: String, _ subtitle: String) -> ErrorAlert<TrackListViewEvent> {
    ErrorAlert(title: title, subtitle: subtitle, action: .tryAgain(event))
  }
}

@available(*, unavailable) extension TrackListPresenter: Sendable {}
