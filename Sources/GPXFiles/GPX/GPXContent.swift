import Tracks

/// What one pass over a GPX file gives.
struct GPXContent: Sendable {
  /// The file's tracks, in its order.
  var summaries: [TrackSummary] = []
  /// What all points come to as a number: the same for the same recording, whatever its name and encoding.
  var fingerprint = UInt64.fingerprintOfNothing
  /// The track that was asked for, where there is one.
  var details: TrackDetails?
  /// Where the name of that track stands, or belongs.
  var namePlace: GPXNamePlace?
}

/// Where the name of a track stands in a GPX text, or belongs where there is none.
struct GPXNamePlace: Sendable, Equatable {
  /// What the name replaces, as offsets in the text, in UTF-8.
  var range: Range<Int>
  /// What has to be written before the name, and after it.
  var before = ""
  var after = ""
}
