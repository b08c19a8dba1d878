/// Why the server does not start, or had to stop.
public struct ServerFailure: Error, Equatable {
  /// A whole sentence for a person: where, what, and how to mend it; it never holds a password or token.
  public let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
