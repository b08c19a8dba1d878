public import Authentication
public import Humble
public import MyBizClient
public import Purchasing

/// Places orders at a server, and fetches them: `POST api/purchases` and `GET api/purchases`.
public struct HTTPPurchaseGateway: PurchaseGateway {
  private let client: MyBizClient

  /// Makes a gateway.
  /// - Parameter client: how the server is reached.
  public init(_ client: MyBizClient) {
    self.client = client
  }

  /// Fetches orders; see ``PurchaseGateway/orders(for:unlessStill:)``.
  /// - Parameters:
  ///   - session: whose orders.
  ///   - version: the `ETag` of the answer that the caller has.
  /// - Returns: the orders, in the server's order, with their `ETag`.
  /// - Throws: as the port says.
  public func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
    try await client.items(PurchaseOrder.self, at: "api/purchases", for: session, unlessStill: version)
  }

  /// Places an order; see ``PurchaseGateway/submit(_:for:)``.
  ///
  /// The draft's key is sent as `Idempotency-Key`, so that the request may be repeated where an answer is lost.
  /// - Parameters:
  ///   - draft: what is ordered.
  ///   - session: who orders.
  /// - Returns: the order as the server has it.
  /// - Throws: as the port says.
  public func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
    try await client.post(
      draft.request, to: "api/purchases", key: draft.key, for: session, answer: PurchaseOrder.self)
  }
}
