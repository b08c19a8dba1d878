public import Authentication
public import Humble

/// Where the products that may be ordered, and the rules for orders, come from.
///
/// A contract suite in `HumbleTesting` (`VersionedGatewayContract`) proves an adapter against this.
public protocol CatalogueGateway: Sendable {
  /// Fetches the catalogue.
  ///
  /// Called by ``FetchProducts``, ``FetchPurchaseOrders`` and ``SubmitPurchaseOrder``, on any isolation.
  /// - Parameters:
  ///   - session: whose call it is; the gateway sends this session's token and no other.
  ///   - version: the version of the answer that the caller has, where it has any.
  /// - Returns: the catalogue; ``GatewayAnswer/unchanged`` only where a version was given and
  ///   still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func catalogue(for session: Session, unlessStill version: String?) async throws(GatewayFailure) -> GatewayAnswer<
    Catalogue
  >

  /// Whether a kept answer may be gone by without asking: the rules that are known here are those that it came with.
  ///
  /// Called by ``SubmitPurchaseOrder``, on any isolation; asks nobody.
  /// - Parameter version: the version of the answer that was kept.
  /// - Returns: `false` where the rules or the currency are others now, or where the company is at hand to be asked.
  func hasRules(of version: String) -> Bool
}
