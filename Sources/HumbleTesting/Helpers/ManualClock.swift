public import Foundation
import Synchronization

/// A clock that a test sets: time passes when the test says so.
public final class ManualClock: Sendable {
  private let time: Mutex<Date>

  /// Makes a clock.
  /// - Parameter now: the time that it tells at first.
  public init(_ now: Date) {
    time = Mutex(now)
  }

  /// The time that the clock tells; callable on any isolation.
  /// - Returns: the time now.
  @Sendable public func now() -> Date { time.withLock { $0 } }

  /// Lets time pass; callable on any isolation.
  /// - Parameter seconds: how much.
  public func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
