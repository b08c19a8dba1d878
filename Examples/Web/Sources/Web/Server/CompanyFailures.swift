import Humble
import Logging
import MyBizClient

extension Logger {
  /// Logs, at the level `warning`, a request that the company's server failed at.
  ///
  /// Visitors are told no more than that it failed; whoever runs this server is told where.
  func note(_ observation: HTTPObservation) {
    let cause: String
    switch observation.outcome {
    case .success(..<500), .failure(.cancelled): return
    case .success(let status): cause = "status \(status)"
    case .failure(let failure): cause = failure.sentence
    }
    warning("the company's server failed", metadata: ["url": "\(observation.url)", "cause": "\(cause)"])
  }

  /// Logs, at the level `error`, why the company's file cannot be read: visitors are told no more than that.
  func note(_ failure: GatewayFailure) {
    error("the company's file failed", metadata: ["cause": "\(failure.sentence)"])
  }
}
