public import Humble

/// Hears how ``SignIn`` ended; exactly one of its methods is called, or none where it was cancelled.
public protocol SignInOutput: LoadingOutput {
  /// The person is signed in. Called on the caller's isolation.
  /// - Parameter user: who signed in.
  func signedIn(_ user: User)

  /// The person is not signed in; an earlier session is untouched, unless it was damaged and set aside. Called on the caller's isolation.
  /// - Parameter failure: why.
  func signInFailed(_ failure: SignInFailure)
}

/// Why a person could not be signed in.
public enum SignInFailure: Error, Sendable, Equatable {
  /// The credentials break a rule; nothing was sent.
  case brokenRule(CredentialFailure)
  /// The gateway gave no session: refused credentials, an empty response, and the rest, each its own case.
  case gateway(GatewayFailure)
  /// The server accepted the credentials, but the session could not be kept.
  case sessionNotSaved(StoreFailure)

  var isCancellation: Bool {
    self == .gateway(.cancelled) || self == .sessionNotSaved(.cancelled)
  }
}
