public import Foundation

extension Region {
  /// Says how long ago something was, such as `2 minutes ago`.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - date: when it was.
  ///   - now: the time now.
  /// - Returns: words in whole minutes, hours or days, rounded down.
  public func age(of date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return "less than a minute ago" }
    guard seconds < 1e10 else { return "longer ago than anybody remembers" }
    let age = Duration.seconds(seconds.rounded(.down)).formatted(
      .units(
        allowed: [.days, .hours, .minutes], width: .wide, maximumUnitCount: 1,
        fractionalPart: .hide(rounded: .down)
      ).locale(locale))
    return "\(age) ago"
  }
}
