public import Foundation

/// How long ago something was, as people say it.
public enum Age: Sendable {
  /// Says how long ago something was, such as `2 minutes ago`.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - date: when it was.
  ///   - now: the time now.
  /// - Returns: English words in whole minutes, hours or days, rounded down: the end of a sentence in English.
  public static func words(since date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return "less than a minute ago" }
    guard seconds < 1e10 else { return "longer ago than anybody remembers" }
    let age = Duration.seconds(seconds.rounded(.down)).formatted(
      .units(
        allowed: [.days, .hours, .minutes], width: .wide, maximumUnitCount: 1,
        fractionalPart: .hide(rounded: .down)
      ).locale(Locale(identifier: "en_GB")))
    return "\(age) ago"
  }
}
