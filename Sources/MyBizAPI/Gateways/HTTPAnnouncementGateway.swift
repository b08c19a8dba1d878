public import Authentication
public import Announcements
public import Humble
public import MyBizClient

/// Fetches the announcements from a server: `GET api/announcements`.
public struct HTTPAnnouncementGateway: AnnouncementGateway {
  private let client: MyBizClient

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    self.client = client
  }

  /// Fetches the announcements; see ``AnnouncementGateway/announcements(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: the `ETag` of the answer that the caller has.
  /// - Returns: the announcements, in the server's order, with their `ETag`.
  /// - Throws: as the port says.
  public func announcements(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Announcement]> {
    try await client.items(Announcement.self, at: "api/announcements", for: session, unlessStill: version)
  }
}
