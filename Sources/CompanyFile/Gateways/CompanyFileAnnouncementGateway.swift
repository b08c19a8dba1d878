public import AccountFile
public import Authentication
public import Announcements
public import Foundation
public import Humble

/// Fetches the `announcements` of a company file.
public struct CompanyFileAnnouncementGateway: AnnouncementGateway {
  private let document: CompanyDocument
  private let now: @Sendable () -> Date

  /// Makes a gateway.
  /// - Parameters:
  ///   - document: the company.
  ///   - now: tells the time, at which a session must not have expired.
  public init(document: CompanyDocument, now: @escaping @Sendable () -> Date) {
    self.document = document
    self.now = now
  }

  /// Fetches the announcements; see ``AnnouncementGateway/announcements(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: not used; a file that is here already needs no versions.
  /// - Returns: the announcements, in the file's order, without a version.
  /// - Throws: as ``CompanyFileEventGateway/events(in:for:unlessStill:)`` does.
  public func announcements(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Announcement]> {
    .value(try await document.company(for: session, at: now()).announcements)
  }
}
