/// What happened to the session, as the composition root hears of it.
public enum SessionChange: Sendable, Equatable {
  /// A person signed in, or a stored session was found to hold.
  case signedIn(User)
  /// The session is over.
  case signedOut(SignOutReason)
}

/// Why a session is over.
public enum SignOutReason: Sendable, Equatable {
  /// The person logged out.
  case loggedOut
  /// The session's time ran out, or the server no longer accepts it.
  case expired
}
