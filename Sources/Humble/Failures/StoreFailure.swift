/// Why something kept near, such as a file, could not be read or written.
///
/// Store ports throw it. A payload is a whole sentence for a person that says where, what, and how to mend it; it never
/// holds what was stored.
public enum StoreFailure: Error, Sendable, Equatable {
  /// What is stored makes no sense; it was set aside, and the sentence says where.
  case damaged(String)
  /// What is stored could not be read; it is still there.
  case unreadable(String)
  /// The new value could not be written; the old one is still there, whole.
  case unwritable(String)
  /// The surrounding task was cancelled before anything was changed; nothing is shown for it.
  case cancelled

  /// The failure as a sentence for a person.
  public var sentence: String {
    switch self {
    case .damaged(let sentence), .unreadable(let sentence), .unwritable(let sentence): sentence
    case .cancelled: "It was cancelled."
    }
  }
}
