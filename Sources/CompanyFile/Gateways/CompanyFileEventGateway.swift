public import AccountFile
public import Authentication
public import Events
public import Foundation
public import Humble

/// Fetches the `events` of a company file.
public struct CompanyFileEventGateway: EventGateway {
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

  /// Fetches events; see ``EventGateway/events(in:for:unlessStill:)``.
  /// - Parameters:
  ///   - interval: the interval, half open.
  ///   - session: whose call it is.
  ///   - version: not used; a file that is here already needs no versions.
  /// - Returns: the events that overlap the interval, in the file's order, without a version.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session has expired or its user is not in the file;
  ///   ``GatewayFailure/unreachable(_:)`` and ``GatewayFailure/malformedResponse(_:)``, which name the file and the
  ///   place in it.
  @concurrent
  public func events(
    in interval: DateInterval, for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[Event]> {
    let company = try await document.company(for: session, at: now())
    return .value(company.events.filter { $0.overlaps(interval) })
  }
}
