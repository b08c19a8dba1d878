import Foundation
import Synchronization

/// Turns Ctrl-C and a request to end into cancelled tasks.
///
/// The first signal cancels the work at hand; one that finds no work, or work that does not end, ends the program.
package final class Interrupts: Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    var signal: Int32?
  }

  private let state = Mutex(State())
  private let beforeExit: @Sendable () -> Void
  private let signals: sigset_t

  /// Holds signals back from now on; made before anything starts a thread, which would otherwise take them.
  /// - Parameter beforeExit: called where a signal ends the program at once.
  package init(beforeExit: @escaping @Sendable () -> Void) {
    self.beforeExit = beforeExit
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  /// Waits for signals, on the main thread: an `async` main function would leave it to the dispatch library, which lets
  /// signals through to it.
  package func wait() -> Never {
    var (signals, number) = (signals, Int32(0))
    while true {
      if sigwait(&signals, &number) == 0 { receive(number) }
    }
  }

  private func receive(_ signal: Int32) {
    let cancel = state.withLock { state in
      defer { (state.cancel, state.signal) = (nil, signal) }
      return state.cancel
    }
    if let cancel { return cancel() }
    beforeExit()
    _exit(128 + signal)
  }

  /// How work ended.
  package enum Outcome<Value: Sendable>: Sendable {
    /// By itself.
    case ended(Value)
    /// By a signal; with the exit status that says so: 128 and the signal's number.
    case interrupted(Int32)
  }

  /// Runs work in a task that a signal cancels.
  package func cancelling<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Outcome<Value> {
    // Under the lock, so that no signal finds work that has begun and cannot be cancelled yet.
    let task = state.withLock { state in
      let task = Task { await work() }
      state.cancel = { task.cancel() }
      return task
    }
    let value = await task.value
    return state.withLock { state in
      defer { state = State() }
      return state.signal.map { .interrupted(128 + $0) } ?? .ended(value)
    }
  }
}
