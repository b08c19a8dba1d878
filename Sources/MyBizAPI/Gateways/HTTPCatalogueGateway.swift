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
  ///   - version: the version of the answer that the caller has.
  /// - Returns: the products, in the server's order, and the rules that are known here; the version is that of both.
  /// - Throws: as the port says.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    let known = version.flatMap { hasRules(of: $0) ? String($0.dropFirst(rules.count)) : nil }
    switch try await client.items(Product.self, at: "api/products", for: session, unlessStill: known) {
    case .value(let products, let tag):
      return .value(Catalogue(products: products, policy: policy), version: tag.map { rules + $0 })
    case .unchanged: return .unchanged
    }
  }

  /// Whether an answer was given under the rules that are known here; see ``CatalogueGateway/hasRules(of:)``.
  /// - Parameter version: the answer's version.
  /// - Returns: whether they are the same.
  public func hasRules(of version: String) -> Bool { version.hasPrefix(rules) }

  /// Where a version begins: the rules, which may change though the server's `ETag` does not.
  private var rules: String { "\(policy.currency) \(policy.maximum.map { "\($0)" } ?? "any") " }
}
