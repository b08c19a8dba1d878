public import Humble

/// Why a use case of somebody who is signed in could not be that person's, or is no longer.
public enum SessionFailure: Error, Sendable, Equatable {
  /// Nobody is signed in.
  case notSignedIn
  /// The server no longer accepts the session, which was removed; the listeners were told.
  case expired
  /// The session could not be read, or one that the server refused could not be removed.
  case unusable(StoreFailure)
}
