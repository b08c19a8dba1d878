public import Authentication
public import Humble
public import MyBizClient
public import Purchasing

/// Fetches what may be ordered from a server: `GET api/products`.
public struct HTTPCatalogueGateway: CatalogueGateway {
  private let client: MyBizClient
  private let policy: PurchasePolicy

  /// Makes a gateway.
  /// - Parameters:
  ///   - client: how the server is reached.
  ///   - policy: what is known here about the rules for orders, of which the API does not tell; the server knows all of
  ///     them.
  public init(_ client: MyBizClient, policy: PurchasePolicy) {
    self.client = client
    self.policy = policy
  }

  /// Fetches the catalogue; see ``CatalogueGateway/catalogue(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose call it is.
  ///   - version: the `ETag` of the answer that the caller has.
  /// - Returns: the products, in the server's order, with their `ETag`, and the rules that are known here.
  /// - Throws: as the port says.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    switch try await client.items(Product.self, at: "api/products", for: session, unlessStill: version) {
    case .value(let products, let version): .value(Catalogue(products: products, policy: policy), version: version)
    case .unchanged: .unchanged
    }
  }
}
