/// A failure as a person sees it, with the event that would try once more.
///
/// A presenter makes it and a view shows it. "Try Again" is data: when the person asks for it, the view sends
/// ``Action/event`` to its handler again. No closure is kept, so alerts can be compared, recorded and sent elsewhere.
public struct ErrorAlert<ViewEvent> {
  /// Something that the person can do about the failure, besides dismissing it.
  public struct Action {
    /// The words on the button, such as `Try Again`.
    public let title: String
    /// The event that the view sends when the person chooses the action.
    public let event: ViewEvent

    /// Makes an action.
    /// - Parameters:
    ///   - title: the words on the button.
    ///   - event: the event that the view sends when the person chooses it.
    public init(title: String, event: ViewEvent) {
      self.title = title
      self.event = event
    }

    /// An action titled `Try Again`, which sends the event that failed once more.
    /// - Parameter event: the event that was being handled.
    /// - Returns: the action.
    public static func tryAgain(_ event: ViewEvent) -> Self {
      Self(title: "Try Again", event: event)
    }
  }

  /// What went wrong, in a few words.
  public let title: String
  /// A sentence that says where, what, and how to mend it.
  public let subtitle: String
  /// What the person can do about it, if anything.
  public let action: Action?

  /// The words on the button that only dismisses the alert, which every alert has.
  public var dismissal: String { "OK" }

  /// Makes an alert.
  /// - Parameters:
  ///   - title: what went wrong, in a few words.
  ///   - subtitle: a sentence that says where, what, and how to mend it.
  ///   - action: what the person can do about it, if anything.
  public init(title: String, subtitle: String, action: Action? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.action = action
  }
}

extension ErrorAlert: Sendable where ViewEvent: Sendable {}
extension ErrorAlert.Action: Sendable where ViewEvent: Sendable {}
extension ErrorAlert: Equatable where ViewEvent: Equatable {}
extension ErrorAlert.Action: Equatable where ViewEvent: Equatable {}
extension ErrorAlert: Encodable where ViewEvent: Encodable {}
extension ErrorAlert.Action: Encodable where ViewEvent: Encodable {}
