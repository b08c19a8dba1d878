/// How a request ended.
struct RequestEnding: Sendable {
  enum Done: String, Encodable, Sendable {
    /// All that there is to show was shown.
    case completed
    /// It was cancelled; something may be missing.
    case cancelled
    /// It was not begun, because another one of the kind is under way and there is only one at a time.
    case ignored
  }

  let done: Done
  /// What was asked for, as it was shown last; `nil` where there was nothing to show, or an alert.
  let result: (any Sendable)?
}
