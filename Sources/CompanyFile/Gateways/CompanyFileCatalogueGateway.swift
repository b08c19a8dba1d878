public import AccountFile
public import Authentication
public import Purchasing
public import Foundation
public import Humble

/// Fetches the `products`, and of its `rules` those for orders, of a company file.
public struct CompanyFileCatalogueGateway: CatalogueGateway {
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

  /// Fetches the catalogue; see ``CatalogueGateway/catalogue(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: not used; a file that is here already needs no versions.
  /// - Returns: the catalogue, in the file's order, without a version.
  /// - Throws: as ``CompanyFileEventGateway/events(in:for:unlessStill:)`` does.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    .value(try await document.company(for: session, at: now()).catalogue)
  }

  /// Never: the file is at hand, and says what the rules are now.
  /// - Parameter version: not looked at; answers of a file have none.
  /// - Returns: `false`.
  public func hasRules(of version: String) -> Bool { false }
}
