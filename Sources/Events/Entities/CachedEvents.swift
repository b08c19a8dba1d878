/// What is kept for an account: what each source answered last.
public struct CachedEvents: Sendable, Equatable, Codable {
  /// What the company's calendar answered last.
  public let calendar: EventSnapshot?
  /// What the birthdays came to, as events.
  public let birthdays: EventSnapshot?

  /// Makes a value.
  /// - Parameters:
  ///   - calendar: what the company's calendar answered last.
  ///   - birthdays: what the birthdays came to, as events.
  public init(calendar: EventSnapshot?, birthdays: EventSnapshot?) {
    self.calendar = calendar
    self.birthdays = birthdays
  }
}
