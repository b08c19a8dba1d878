public import Humble

/// Why there is nothing to show.
public enum FetchFailure: Error, Sendable, Equatable {
  /// The call was not, or is no longer, that of somebody who is signed in.
  case session(SessionFailure)
  /// No source gave an answer, and nothing that would do was kept; `cache` says why what was kept could not be read, where
  /// that is the reason.
  case gateway(GatewayFailure, cache: StoreFailure?)

  /// Whether it stands for a cancelled task, of which nothing is shown.
  public var isCancellation: Bool {
    switch self {
    case .session(.unusable(.cancelled)), .gateway(.cancelled, _): true
    default: false
    }
  }
}
