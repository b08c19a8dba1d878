public import Foundation
import Synchronization

/// A clock that a test sets: time passes when the test says so.
///
/// It tells the date, and it is a `Clock` to wait on. Callable on any isolation.
public final class ManualClock: Sendable {
  private struct State {
    var time: Date
    var waits: [Duration] = []
    var sleepers: [(id: UUID, until: Date, wake: CheckedContinuation<Void, any Error>)] = []
  }

  private let start: Date
  private let passesByItself: Bool
  private let state: Mutex<State>

  /// Makes a clock.
  /// - Parameters:
  ///   - now: the time that it tells at first.
  ///   - passesByItself: whether one who waits is let go at once, the clock being set to where the wait ends; otherwise
  ///     the test lets time pass.
  public init(_ now: Date, passesByItself: Bool = false) {
    start = now
    self.passesByItself = passesByItself
    state = Mutex(State(time: now))
  }

  /// The time that the clock tells; callable on any isolation.
  /// - Returns: the time now.
  @Sendable public func date() -> Date { state.withLock { $0.time } }

  /// Each wait that began, in order; a wait for a moment that has passed counts as zero.
  public var waits: [Duration] { state.withLock { $0.waits } }

  /// Lets time pass, and those go whose wait is over; callable on any isolation.
  /// - Parameter seconds: how much.
  public func advance(by seconds: TimeInterval) {
    let woken = state.withLock { state in
      state.time += seconds
      let woken = state.sleepers.filter { $0.until <= state.time }
      state.sleepers.removeAll { $0.until <= state.time }
      return woken
    }
    for sleeper in woken { sleeper.wake.resume() }
  }
}

extension ManualClock: Clock {
  /// A moment on the clock.
  public struct Instant: InstantProtocol {
    fileprivate let date: Date

    /// The moment a while later.
    /// - Parameter duration: how much later.
    /// - Returns: the moment.
    public func advanced(by duration: Duration) -> Instant { Instant(date: date + duration / .seconds(1)) }

    /// How long it is to another moment.
    /// - Parameter other: the moment.
    /// - Returns: the time between.
    public func duration(to other: Instant) -> Duration { .seconds(other.date.timeIntervalSince(date)) }

    /// Whether a moment comes before another.
    /// - Parameters:
    ///   - left: a moment.
    ///   - right: another.
    /// - Returns: whether it does.
    public static func < (left: Instant, right: Instant) -> Bool { left.date < right.date }
  }

  /// The moment now.
  public var now: Instant { Instant(date: date()) }

  /// None: a moment is a moment.
  public var minimumResolution: Duration { .zero }

  /// Waits for a moment.
  /// - Parameters:
  ///   - deadline: the moment.
  ///   - tolerance: of no effect.
  /// - Throws: `CancellationError` where the task is or gets cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let isOver = state.withLock { state in
          state.waits.append(max(.zero, Instant(date: state.time).duration(to: deadline)))
          if passesByItself { state.time = max(state.time, deadline.date) }
          if deadline.date > state.time { state.sleepers.append((id, deadline.date, wake)) }
          return deadline.date <= state.time
        }
        if isOver { wake.resume() } else if Task.isCancelled { wakeCancelled(id) }
      }
    } onCancel: {
      wakeCancelled(id)
    }
  }

  private func wakeCancelled(_ id: UUID) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }
}
