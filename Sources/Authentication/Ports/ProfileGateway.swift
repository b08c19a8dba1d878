public import Humble

/// Where the details of the person who is signed in come from.
///
/// A contract suite in `HumbleTesting` (`VersionedGatewayContract`) proves an adapter against this.
public protocol ProfileGateway: Sendable {
  /// Fetches the details of the person who is signed in.
  ///
  /// Called by `ShowUser`, on any isolation.
  /// - Parameters:
  ///   - session: whose details; the gateway sends this session's token and no other.
  ///   - version: the version of the details that the caller has, where it has any.
  /// - Returns: the details; ``GatewayAnswer/unchanged`` only where a version was given and still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func profile(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<UserProfile>
}
