import Humble

/// What a person reads after logging out.
public struct LogoutMessage: Sendable, Equatable, Encodable {
  /// Words such as `Logged Out`.
  public let title: String
  /// Sentences about what did not go along; empty where all went well.
  public let notes: [String]

  /// Makes a message.
  /// - Parameters:
  ///   - title: a few words.
  ///   - notes: sentences about what did not go along.
  public init(title: String, notes: [String]) {
    self.title = title
    self.notes = notes
  }

  /// Says that the person is logged out, and what did not go along.
  init(_ problems: [LogoutProblem]) {
    self.init(title: "Logged Out", notes: problems.map(\.sentence))
  }
}

extension LogoutProblem {
  fileprivate var sentence: String {
    switch self {
    case .sessionDamaged(let failure): failure.sentence
    case .cachedDataNotRemoved(let failure): "Some saved data is still here. \(failure.sentence)"
    case .serverNotTold(let failure): "The server was not told. \(failure.sentence)"
    }
  }
}
