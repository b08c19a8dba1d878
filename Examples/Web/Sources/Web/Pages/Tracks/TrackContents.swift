import Foundation
import Humble
import Tracks

/// What the list of tracks shows.
struct TrackListContent {
  struct Row {
    let path: String
    let track: TrackListViewModel.Row
  }

  /// Of the form for uploads, so that one that is sent twice is known again.
  let key = UUID().uuidString
  /// What may be uploaded.
  let limits: String
  let emptyMessage: String?
  let rows: [Row]
  let notice: AlertContent?
  /// What the button of the form for uploads says.
  let button: String

  init(_ list: TrackListViewModel?, limits: String, button: String? = nil) throws {
    self.limits = limits
    self.button = button ?? "Upload"
    emptyMessage = list?.emptyMessage
    rows = (list?.rows ?? []).map { Row(path: TrackAddress($0.id).path, track: $0) }
    notice = try list?.notice.map {
      AlertContent(
        title: $0.title, sentences: $0.sentences, action: try ActionContent($0.action, path: Screen.tracks.path))
    }
  }
}

/// What a track's own page shows.
struct TrackSummaryContent {
  let file: String
  let index: Int
  /// What the field for the name holds.
  let name: String
  /// Whether that was refused.
  let isNameWrong: Bool
  let figures: [TrackSummaryViewModel.Figure]
  let notes: [String]
  let profile: ProfileDrawing?
  let path: PathDrawing?
  let removal: ActionContent

  /// With the name that was typed, where it was refused.
  init(_ summary: TrackSummaryViewModel, typed: String? = nil) throws {
    (file, index, name) = (summary.id.file, summary.id.index, typed ?? summary.name)
    isNameWrong = typed != nil
    (figures, notes) = (summary.figures, summary.notes)
    profile = summary.profile.map(ProfileDrawing.init)
    path = summary.path.map(PathDrawing.init)
    removal = try ActionContent(
      ErrorAlert<TrackListViewEvent>.Action(title: "Remove", event: .removeRequested(summary.id)),
      path: Screen.tracks.path)
  }
}

/// The question before a track is removed.
struct TrackRemovalContent {
  let title: String
  let subtitle: String
  let dismissal: String
  let action: ActionContent

  init(_ question: TrackRemovalQuestion) throws {
    (title, subtitle, dismissal) = (question.title, question.subtitle, question.dismissal)
    action = try ActionContent(question.action, path: Screen.tracks.path)
  }
}

/// Where a track's own page is.
struct TrackAddress {
  let id: Track.ID

  init(_ id: Track.ID) { self.id = id }

  /// Reads an address; `nil` where it is none of a track.
  init?(file: String?, index: String?) {
    guard let file, !file.isEmpty, let index = index.flatMap({ Int($0) }), index >= 0 else { return nil }
    id = Track.ID(file: file, index: index)
  }

  var path: String {
    let file = id.file.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "\(TrackRoutes.summaryPath)?file=\(file)&index=\(id.index)"
  }
}
