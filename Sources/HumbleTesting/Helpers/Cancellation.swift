import Synchronization

/// Cancels the task in which a test runs a use case, from within one of its awaits.
public final class Canceller: Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    var callsLeft: Int
  }

  private let state: Mutex<State>

  /// Makes a canceller that counts the calls of doubles.
  /// - Parameter call: which call it cancels at, the first being 1.
  public init(atCall call: Int) {
    state = Mutex(State(callsLeft: call))
  }

  /// Counts one call; given to doubles as their `onCall`.
  ///
  /// Callable on any isolation.
  @Sendable public func count() {
    let cancel = state.withLock { state in
      state.callsLeft -= 1
      return state.callsLeft == 0 ? state.cancel : nil
    }
    cancel?()
  }

  /// Whether the call at which to cancel was reached.
  public var hasCancelled: Bool { state.withLock { $0.callsLeft <= 0 } }

  /// Runs work in a task of its own, which this cancels.
  /// - Parameter work: makes and executes what is tested.
  public func run(_ work: @escaping @Sendable () async -> Void) async {
    let (armed, arm) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in armed {}
      await work()
    }
    state.withLock { $0.cancel = { task.cancel() } }
    arm.finish()
    await task.value
  }
}
