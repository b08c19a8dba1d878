import Foundation
import Humble
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: takes what happens to it, until there is an answer or a failure, and tells the one who waits.
final class Exchange: Sendable {
  typealias Outcome = Result<HTTPResponse, GatewayFailure>

  private struct State {
    var answer: IncomingAnswer
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
  }

  let task: URLSessionDataTask
  private let state: Mutex<State>

  init(task: URLSessionDataTask, answer: IncomingAnswer) {
    self.task = task
    state = Mutex(State(answer: answer))
  }

  /// Sends the request and waits for its outcome.
  func run() async -> Outcome {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) } else { task.resume() }
    }
  }

  /// Takes a signal: a failure closes the connection, and what comes after the outcome is of no interest.
  func take(_ signal: ExchangeSignal) {
    let ended = state.withLock { state -> (outcome: Outcome, waiter: CheckedContinuation<Outcome, Never>?)? in
      guard state.outcome == nil, let outcome = state.answer.outcome(after: signal) else { return nil }
      defer { state.waiter = nil }
      state.outcome = outcome
      return (outcome, state.waiter)
    }
    guard let ended else { return }
    if case .failure = ended.outcome { task.cancel() }
    ended.waiter?.resume(returning: ended.outcome)
  }

  /// Says when the time is over, counted from now.
  func timer<C: Clock<Duration>>(on clock: C, limits: HTTPLimits) -> Task<Void, Never> {
    let start = clock.now
    return Task {
      do {
        try await clock.sleep(until: start.advanced(by: min(limits.answerTime, limits.wholeTime)), tolerance: nil)
        take(.headOverdue)
        try await clock.sleep(until: start.advanced(by: limits.wholeTime), tolerance: nil)
        take(.bodyOverdue)
      } catch {}  // It ended in time.
    }
  }
}
