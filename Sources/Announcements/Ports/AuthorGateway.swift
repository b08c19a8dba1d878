public import Authentication
public import Humble

/// Where the names of those who make announcements come from.
///
/// The composition root makes one of whatever knows the company's people.
public protocol AuthorGateway: Sendable {
  /// Fetches the names of all who may have made an announcement.
  ///
  /// Called by `FetchAnnouncements`, at the same time as the announcements are fetched.
  /// - Parameter session: whose call it is; the gateway sends this session's token and no other.
  /// - Returns: the name of each by the id that ``Announcement/author`` gives; none is empty.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func authorNames(for session: Session) async throws(GatewayFailure) -> [String: String]
}
