public import Authentication
public import Foundation
public import Humble

/// Fetches the orders that the person has placed, with the names of their products.
///
/// The orders and the catalogue are asked for at the same time, and each is kept by itself. Orders are shown without the
/// names that neither the catalogue's answer nor what was kept of it knows; without orders there is nothing to show.
public struct FetchPurchaseOrders: Interactor {
  private let means: Factory
  private let output: any FetchPurchaseOrdersOutput

  fileprivate init(means: Factory, output: any FetchPurchaseOrdersOutput) {
    self.means = means
    self.output = output
  }

  /// Fetches; called once, on the caller's isolation.
  public func execute() async {
    await means.orders.execute(for: output) { _ throws(FetchFailure) in try await list() }
  }

  private func list() async throws(FetchFailure) -> Fetched<PurchaseOrderList>? {
    // Locals, so that the child tasks do not capture the output.
    let (catalogue, orders, purchases) = (means.catalogue, means.orders, means.purchases)
    async let catalogueOutcome = outcome { () async throws(FetchFailure) in try await catalogue.fetched() }
    async let ordersOutcome = outcome { () async throws(FetchFailure) in
      try await orders.one { session, version throws(GatewayFailure) in
        try await purchases.orders(for: session, unlessStill: version)
      }
    }
    let outcomes = await (catalogue: catalogueOutcome, orders: ordersOutcome)
    // Of two that the same end of the session met, one may only see that it is over; the other knows why.
    let sessionFailures = [outcomes.catalogue.sessionFailure, outcomes.orders.sessionFailure].compactMap(\.self)
    if let failure = sessionFailures.first(where: { $0 == .expired }) ?? sessionFailures.first {
      throw .session(failure)
    }
    let known: (catalogue: Catalogue?, failure: GatewayFailure?)
    switch outcomes.catalogue {
    case .success(nil): return nil
    case .success(let found?): known = (found.value, found.gap?.failure)
    case .failure(.session(let failure)): throw .session(failure)
    case .failure(.gateway(let failure, _)): known = (nil, failure)
    }
    return try outcomes.orders.get()?.map {
      PurchaseOrderList(orders: $0, catalogue: known.catalogue, failure: known.failure)
    }
  }
}

@available(*, unavailable) extension FetchPurchaseOrders: Sendable {}

extension FetchPurchaseOrders {
  /// Makes ``FetchPurchaseOrders`` interactors; keeps what they need.
  public struct Factory: InteractorFactory {
    fileprivate let purchases: any PurchaseGateway
    fileprivate let catalogue: CatalogueSource
    fileprivate let orders: Fetch<Snapshot<[PurchaseOrder]>>

    /// Makes a factory.
    /// - Parameters:
    ///   - purchases: where the orders come from.
    ///   - catalogue: where the names of their products come from.
    ///   - orders: where orders are kept for a time without network.
    ///   - products: where products are kept; ``FetchProducts`` may keep them there too.
    ///   - session: finds the session.
    ///   - now: tells the time; called on any isolation.
    public init(
      purchases: any PurchaseGateway, catalogue: any CatalogueGateway,
      orders: any AccountStore<Snapshot<[PurchaseOrder]>>, products: any AccountStore<Snapshot<Catalogue>>,
      session: CurrentSession, now: @escaping @Sendable () -> Date
    ) {
      self.purchases = purchases
      self.catalogue = CatalogueSource(catalogue, keptIn: products, for: session, now: now)
      self.orders = Fetch(keptIn: orders, for: session, now: now)
    }

    /// Makes an interactor that fetches the orders of whoever is signed in.
    /// - Parameters:
    ///   - request: nothing; the session is found when the interactor runs.
    ///   - output: who is told.
    /// - Returns: the interactor, which has not started.
    public func makeInteractor(for request: Void, output: any FetchPurchaseOrdersOutput) -> any Interactor {
      FetchPurchaseOrders(means: self, output: output)
    }
  }
}

extension Result where Failure == FetchFailure {
  fileprivate var sessionFailure: SessionFailure? {
    if case .failure(.session(let failure)) = self { failure } else { nil }
  }
}
