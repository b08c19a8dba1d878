public import Authentication
public import Humble
public import Purchasing

/// Stands on every side of ``FetchProducts``.
public typealias FetchProductsSpy = FetchSpy<Catalogue, Snapshot<Catalogue>, Fetched<Catalogue>>

/// Stands on every side of ``FetchPurchaseOrders`` but the catalogue's, where a ``FetchProductsSpy`` does.
public typealias FetchPurchaseOrdersSpy = FetchSpy<
  [PurchaseOrder], Snapshot<[PurchaseOrder]>, Fetched<PurchaseOrderList>
>

extension FetchSpy: FetchProductsOutput where Value == Catalogue, Found == Fetched<Catalogue> {}
extension FetchSpy: FetchPurchaseOrdersOutput where Value == [PurchaseOrder], Found == Fetched<PurchaseOrderList> {}

extension FetchSpy: CatalogueGateway where Value == Catalogue {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func catalogue(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<Catalogue> {
    try await answer(to: session, unlessStill: version)
  }

  /// Nothing is kept that would be gone by.
  /// - Parameter version: of no effect.
  /// - Returns: `false`.
  public func hasRules(of version: String) -> Bool { false }
}

extension FetchSpy: PurchaseGateway where Value == [PurchaseOrder] {
  /// Notes the call and gives the answer that is set.
  /// - Parameters:
  ///   - session: noted.
  ///   - version: noted.
  /// - Returns: the answer that is set.
  /// - Throws: the failure that is set.
  public func orders(
    for session: Session, unlessStill version: String?
  ) async throws(GatewayFailure) -> GatewayAnswer<[PurchaseOrder]> {
    try await answer(to: session, unlessStill: version)
  }

  /// Takes no orders; see ``SubmitPurchaseOrderSpy``.
  /// - Parameters:
  ///   - draft: of no effect.
  ///   - session: of no effect.
  /// - Returns: nothing.
  /// - Throws: ``GatewayFailure/refused(status:reason:)``.
  public func submit(_ draft: PurchaseDraft, for session: Session) async throws(GatewayFailure) -> PurchaseOrder {
    throw .refused(status: 405, reason: "This double takes no orders.")
  }
}
