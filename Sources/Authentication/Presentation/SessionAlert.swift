public import Humble

extension ErrorAlert {
  /// Says why a use case of somebody who is signed in came to nothing: the words that all screens share.
  /// - Parameters:
  ///   - failure: why.
  ///   - title: what went wrong, in a few words, where the session could not be used.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  public init(_ failure: SessionFailure, title: String, event: ViewEvent) {
    switch failure {
    case .notSignedIn: self.init(title: "Not Signed In", subtitle: "Nobody is signed in. Sign in first.")
    case .expired: self.init(title: "Session Expired", subtitle: "The session has expired. Sign in again.")
    case .unusable(let failure): self.init(title: title, subtitle: failure.sentence, action: .tryAgain(event))
    }
  }
}
