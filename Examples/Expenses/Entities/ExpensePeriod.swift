/// The days whose expenses are asked for.
struct ExpensePeriod: Sendable, Equatable, Codable {
  /// The first day; `nil` for all days up to the last.
  let from: CalendarDay?
  /// The last day; `nil` for all days from the first on.
  let to: CalendarDay?

  /// Whether the first day is after the last.
  var isReversed: Bool {
    if let from, let to { from > to } else { false }
  }

  func contains(_ day: CalendarDay) -> Bool {
    (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true)
  }
}
