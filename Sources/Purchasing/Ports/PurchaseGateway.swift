public import Authentication
public import Humble

/// Where purchase orders are placed, and come from.
///
/// A contract suite in `HumbleTesting` (`PurchaseGatewayContract`) proves an adapter against this.
public protocol PurchaseGateway: Sendable {
  /// Fetches the orders of the person who is signed in.
  ///
  /// Called by ``FetchPurchaseOrders``, on any isolation.
  /// - Parameters:
  ///   - session: whose orders; the gateway sends this session's token and no other.
  ///   - version: the version of the answer that the caller has, where it has any.
  /// - Returns: the orders, in any order; ``GatewayAnswer/unchanged`` only where a version was given and still holds.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused; any other failure as its case says.
  func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]>

  /// Places an order, once for each ``PurchaseDraft/key``: the same draft again gives the order that was placed.
  ///
  /// Called by ``SubmitPurchaseOrder``, on any isolation, with a draft that keeps the rules that are known here,
  /// or that may have been placed already.
  /// - Parameters:
  ///   - draft: what is ordered.
  ///   - session: who orders.
  /// - Returns: the order as the company has it.
  /// - Throws: ``GatewayFailure/unauthorized`` where the session's token is refused and this call placed nothing;
  ///   ``GatewayFailure/refused(status:reason:)`` where the company does not take the order: with status 422 the reason names
  ///   each rule that it breaks, with 409 its key is another order's. Any other failure as its case says; the order may have
  ///   been placed then, except with ``GatewayFailure/unreachable(_:)``.
  func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder
}
