public import Humble

/// Hears how ``Logout`` ended; exactly one of its methods is called, or none where it was cancelled.
public protocol LogoutOutput: LoadingOutput {
  /// The person is logged out here. Called on the caller's isolation.
  /// - Parameter problems: what did not go along, in the order in which it was tried; empty where all went well.
  func loggedOut(_ problems: [LogoutProblem])

  /// Nobody was signed in. Called on the caller's isolation.
  func nobodyToLogOut()

  /// The session could not be read or removed, and the person is still signed in. Called on the caller's isolation.
  /// - Parameter failure: why.
  func logoutFailed(_ failure: StoreFailure)
}

/// What did not go along with a logout that took place all the same.
public enum LogoutProblem: Sendable, Equatable {
  /// The session made no sense and was set aside: the person is logged out, but whose cached data to remove, and which
  /// token to tell the server of, could not be read.
  case sessionDamaged(StoreFailure)
  /// Some of the account's cached data is still there.
  case cachedDataNotRemoved(StoreFailure)
  /// The server was not told, and takes the token until it expires.
  case serverNotTold(GatewayFailure)
}
