import Foundation

/// A name that a track may be given.
public struct TrackName: Sendable, Equatable {
  /// The most characters that a name has.
  public static let longest = 200

  /// The name, without space around it.
  public let text: String

  /// Makes a name.
  /// - Parameter text: what a person wrote; space around it is left out.
  /// - Throws: ``TrackNameFailure``, which says what rule is broken.
  public init(_ text: String) throws(TrackNameFailure) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    // A character may have any number of accents.
    guard text.count <= Self.longest, text.unicodeScalars.count <= 10 * Self.longest else { throw .tooLong }
    guard !text.unicodeScalars.contains(where: \.isControl) else { throw .hasControls }
    self.text = text
  }
}

/// What rule a track's name breaks.
public enum TrackNameFailure: Error, Sendable, Equatable {
  /// There is nothing in it but space.
  case empty
  /// It has more than ``TrackName/longest`` characters, or ten times as many accents.
  case tooLong
  /// It has control characters, line ends among them, or characters that are none.
  case hasControls
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isNoncharacterCodePoint
    }
  }
}
