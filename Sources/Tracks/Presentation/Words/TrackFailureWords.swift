import Foundation
import Humble

extension TrackFailure {
  /// The failure as a sentence for a person.
  var sentence: String { sentence(on: "This recording") }

  /// The failure as a sentence for a person who imports a file, which may lie where nobody is told of.
  func sentence(onImporting file: URL) -> String { sentence(on: "The recording in \(file.lastPathComponent)") }

  private func sentence(on recording: String) -> String {
    switch self {
    case .notFound: "There is no such track any more. List the tracks to see what there is."
    case .alreadyThere(let names):
      "\(recording) is there already, as \(names.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .notTracks(let sentence): sentence
    case .store(let failure): failure.sentence
    }
  }

  /// Whether the same may succeed another time, without anybody changing the file.
  var canPass: Bool {
    switch self {
    case .store: true
    case .notFound, .alreadyThere, .notTracks: false
    }
  }
}

extension TrackNameFailure {
  /// The rule as a sentence for a person, which says how to keep it.
  var sentence: String {
    switch self {
    case .empty: "A track's name has at least one character."
    case .tooLong: "A track's name has at most \(TrackName.longest) characters."
    case .hasControls: "A track's name is one line without control characters."
    }
  }
}
