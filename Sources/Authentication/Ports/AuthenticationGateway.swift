public import Humble

/// Where credentials become a session.
///
/// A contract suite in `HumbleTesting` (`AuthenticationGatewayContract`) proves an adapter against this.
public protocol AuthenticationGateway: Sendable {
  /// Exchanges credentials for a new session.
  ///
  /// Called by ``SignIn`` after the policy let the credentials pass. Each call gives a token that no other has.
  /// - Parameter credentials: what the person typed.
  /// - Returns: the new session.
  /// - Throws: ``GatewayFailure/unauthorized`` for a wrong name and for a wrong password alike; any other failure as its
  ///   case says.
  func signIn(with credentials: Credentials) async throws(GatewayFailure) -> Session

  /// Tells the server, where there is one that keeps sessions, that a session is over and its token to be refused.
  ///
  /// Called by ``Logout`` when the session is already gone here. A token that the server does not know is no failure.
  /// - Parameter session: the session that ended.
  /// - Throws: the failure that kept the server from hearing of it.
  func logOut(_ session: Session) async throws(GatewayFailure)
}
