public import Humble

/// Hears how ``RestoreSession`` ended; exactly one of its methods is called, or none where it was cancelled.
public protocol RestoreSessionOutput: LoadingOutput {
  /// The person is still signed in. Called on the caller's isolation.
  /// - Parameter session: the session that holds.
  func sessionRestored(_ session: Session)

  /// Nobody is signed in. Called on the caller's isolation.
  func noSession()

  /// The stored session's time ran out, and it was removed. Called on the caller's isolation.
  /// - Parameter user: whose session it was.
  func sessionExpired(_ user: User)

  /// The stored session could not be read, or one that expired could not be removed. Called on the caller's isolation.
  /// - Parameter failure: why.
  func restoringFailed(_ failure: StoreFailure)
}
