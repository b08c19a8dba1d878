import Synchronization

/// Does something inside one of the calls of doubles, once: log out in the midst of a use case, for instance.
public final class Interjection: Sendable {
  private struct State {
    var callsLeft = Int.max
    var work: (@Sendable () async -> Void)?
    var hasRun = false
  }

  private let state = Mutex(State())

  /// Makes an interjection that does nothing yet.
  public init() {}

  /// Whether it has been made.
  public var hasRun: Bool { state.withLock { $0.hasRun } }

  /// Sets what to do and when.
  /// - Parameters:
  ///   - call: inside which call, the first being 1.
  ///   - work: what to do there.
  public func arm(atCall call: Int, _ work: @escaping @Sendable () async -> Void) {
    state.withLock { $0 = State(callsLeft: call, work: work) }
  }

  /// Counts one call; the work's own calls come here too, and find nothing to run.
  ///
  /// Callable on any isolation.
  @Sendable public func count() async {
    let work = state.withLock { state -> (@Sendable () async -> Void)? in
      state.callsLeft -= 1
      guard state.callsLeft == 0 else { return nil }
      defer { state.work = nil }
      state.hasRun = true
      return state.work
    }
    await work?()
  }
}
