import Foundation

/// Writes times of day, each of them once: that takes longer than all else about an event, and most days are alike.
struct TimesOfDay {
  private let style: Date.FormatStyle
  /// By the seconds from midnight.
  private var known: [TimeInterval: String] = [:]

  init(style: Date.FormatStyle) { self.style = style }

  /// A moment as a time of its day, such as `9:30`.
  mutating func words(for moment: Date, on day: DateInterval) -> String {
    let seconds = moment.timeIntervalSince(day.start)
    // Where the clocks change, the same seconds from midnight are another time.
    guard day.duration == 86_400, 0..<86_400 ~= seconds else { return moment.formatted(style) }
    if let words = known[seconds] { return words }
    let words = moment.formatted(style)
    known[seconds] = words
    return words
  }
}
