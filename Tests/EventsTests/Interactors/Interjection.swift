import Synchronization

/// Does something inside one of a fetch's calls, once.
final class Interjection: Sendable {
  private struct State {
    var callsLeft = Int.max
    var work: (@Sendable () async -> Void)?
    var hasRun = false
  }

  private let state = Mutex(State())

  var hasRun: Bool { state.withLock { $0.hasRun } }

  func arm(atCall call: Int, _ work: @escaping @Sendable () async -> Void) {
    state.withLock { $0 = State(callsLeft: call, work: work) }
  }

  /// Counts one call; the work's own calls come here too, and find nothing to run.
  func count() async {
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
