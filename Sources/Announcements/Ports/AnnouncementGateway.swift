public import Authentication
public import Humble

/// Where the company's announcements come from.
///
/// A contract suite in `HumbleTesting` (`VersionedGatewayContract`) proves an adapter against this.
public protocol AnnouncementGateway: Sendable {
  /// Fetches all announcements.
  ///
  /// Called by `FetchAnnouncements`, on any isolation.
  /// - Parameters:
  ///   - session: whose call it is; the gateway sends this session's token and no other.
  ///   - version: the version of the answer that the caller has, where it has any.
  /// - Returns: the announcements, in any order; ``GatewayAnswer/unchanged`` only where a version was given and
  ///   still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func announcements(for session: Session, unlessStill version: String?) async throws(GatewayFailure) -> GatewayAnswer<
    [Announcement]
  >
}
