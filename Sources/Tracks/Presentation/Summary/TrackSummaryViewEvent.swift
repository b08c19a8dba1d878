/// What a person does on a track's summary.
public enum TrackSummaryViewEvent: Sendable, Equatable, Codable {
  /// The summary of a track was opened.
  case opened(Track.ID)
  /// The person wrote another name for a track.
  case renameRequested(Track.ID, name: String)
}
