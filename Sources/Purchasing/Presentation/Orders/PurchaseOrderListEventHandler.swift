public import Foundation
public import Humble

/// Handles what a person does on the list of orders.
public struct PurchaseOrderListEventHandler: EventHandler {
  private let fetchOrders: any InteractorFactory<Void, any FetchPurchaseOrdersOutput>
  private let region: Region
  private let now: @Sendable () -> Date

  /// Makes a handler.
  /// - Parameters:
  ///   - fetchOrders: makes ``FetchPurchaseOrders`` interactors.
  ///   - region: how dates and numbers are written.
  ///   - now: tells the time, from which ages are counted; called on the view's isolation.
  public init(
    fetchOrders: any InteractorFactory<Void, any FetchPurchaseOrdersOutput>, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.fetchOrders = fetchOrders
    self.region = region
    self.now = now
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: PurchaseOrderListViewEvent, from view: any PurchaseOrderListView) async {
    let presenter = PurchaseOrderListPresenter(view: view, event: event, region: region, now: now)
    switch event {
    case .opened: await fetchOrders.makeInteractor(for: (), output: presenter).execute()
    }
  }
}
