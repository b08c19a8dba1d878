import Synchronization

/// Runs a logout inside one of a fetch's calls, once.
final class Logouts: Sendable {
  private struct State {
    var callsLeft = Int.max
    var logout: (@Sendable () async -> Void)?
    var hasRun = false
  }

  private let state = Mutex(State())

  var hasRun: Bool { state.withLock { $0.hasRun } }

  func arm(atCall call: Int, _ logout: @escaping @Sendable () async -> Void) {
    state.withLock { $0 = State(callsLeft: call, logout: logout) }
  }

  /// Counts one call; the logout's own calls come here too, and find nothing to run.
  func count() async {
    let logout = state.withLock { state -> (@Sendable () async -> Void)? in
      state.callsLeft -= 1
      guard state.callsLeft == 0 else { return nil }
      defer { state.logout = nil }
      state.hasRun = true
      return state.logout
    }
    await logout?()
  }
}
