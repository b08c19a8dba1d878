public import Foundation
import Synchronization

/// A clock that a test sets: time passes when the test says so.
///
/// It tells the date, and it is a `Clock` to wait on. Callable on any isolation.
public final class ManualClock: Sendable {
  private struct State {
    var time = Duration.zero
    var waits: [Duration] = []
    var sleepers: [(id: UUID, until: Duration, wake: CheckedContinuation<Void, any Error>)] = []
  }

  private let start: Date
  private let passesByItself: Bool
  private let state = Mutex(State())

  /// Makes a clock.
  /// - Parameters:
  ///   - now: the time that it tells at first.
  ///   - passesByItself: whether one who waits is let go at once, the clock being set to where the wait ends; otherwise
  ///     the test lets time pass.
  public init(_ now: Date, passesByItself: Bool = false) {
    start = now
    self.passesByItself = passesByItself
  }

  /// The time that the clock tells; callable on any isolation.
  /// - Returns: the time now.
  @Sendable public func date() -> Date { start + state.withLock { $0.time } / .seconds(1) }

  /// Each wait that began, in order; a wait for a moment that has passed counts as zero.
  public var waits: [Duration] { state.withLock { $0.waits } }

  /// Lets time pass, and those go whose wait is over; callable on any isolation.
  /// - Parameter seconds: how much.
  public func advance(by seconds: TimeInterval) {
    let woken = state.withLock { state in
      state.time += .seconds(seconds)
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
    fileprivate let time: Duration

    /// The moment a while later.
    /// - Parameter duration: how much later.
    /// - Returns: the moment.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    /// How long it is to another moment.
    /// - Parameter other: the moment.
    /// - Returns: the time between.
    public func duration(to other: Instant) -> Duration { other.time - time }

    /// Whether a moment comes before another.
    /// - Parameters:
    ///   - left: a moment.
    ///   - right: another.
    /// - Returns: whether it does.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// The moment now.
  public var now: Instant { Instant(time: state.withLock { $0.time }) }

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
          state.waits.append(max(.zero, deadline.time - state.time))
          if passesByItself { state.time = max(state.time, deadline.time) }
          if deadline.time > state.time { state.sleepers.append((id, deadline.time, wake)) }
          return deadline.time <= state.time
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
