public import Foundation

/// What a person does on the list of tracks.
public enum TrackListViewEvent: Sendable, Equatable, Codable {
  /// The list was opened, or is to be read anew.
  case opened
  /// The person named a track: by its number in the list, its name, or a part of that.
  case searched(String)
  /// The person chose a file to be imported.
  case importRequested(URL)
  /// The person wants a track removed; they are asked first.
  case removeRequested(Track.ID)
  /// The person said yes to the question.
  case removeConfirmed(Track.ID)
}
