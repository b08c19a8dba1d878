public import Authentication
import Foundation
public import Humble

/// Fetches a person's details from a server: `GET api/users/{id}`.
public struct HTTPProfileGateway: ProfileGateway {
  private let client: MyBizClient

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    self.client = client
  }

  /// Fetches a person's details; see ``ProfileGateway/profile(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose details.
  ///   - version: the `ETag` of the details that the caller has.
  /// - Returns: the details, with their `ETag`.
  /// - Throws: as the port says.
  public func profile(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<UserProfile> {
    try await client.value(
      UserProfile.self, at: "api/users/\(session.user.id.uuidString)", for: session, unlessStill: version)
  }
}
