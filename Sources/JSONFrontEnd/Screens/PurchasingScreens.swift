public import Humble
public import Purchasing

extension JSONView: ProductListView where ViewEvent == ProductListViewEvent {
  /// Shows products.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: ProductListViewModel) { display(list, as: "list") }
}

extension JSONView: PurchaseOrderListView where ViewEvent == PurchaseOrderListViewEvent {
  /// Shows orders.
  ///
  /// Called by the presenter.
  /// - Parameter list: the words to show.
  public func display(_ list: PurchaseOrderListViewModel) { display(list, as: "list") }
}

extension JSONView: NewPurchaseOrderView where ViewEvent == NewPurchaseOrderViewEvent {
  /// Shows that the order was placed.
  ///
  /// Called by the presenter.
  /// - Parameter order: the words to show.
  public func display(_ order: PlacedPurchaseOrderViewModel) { display(order, as: "order") }

  /// Shows what is wrong with the order.
  ///
  /// Called by the presenter.
  /// - Parameter refusal: the words to show.
  public func display(_ refusal: PurchaseRefusalViewModel) { displayFailure(refusal, as: "refusal") }
}

extension JSONScreen where ViewEvent == ProductListViewEvent, View == any ProductListView {
  /// Makes the screen `productList`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func productList(_ handler: any EventHandler<ProductListViewEvent, any ProductListView>) -> Self {
    Self("productList", events: ["opened"], handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == PurchaseOrderListViewEvent, View == any PurchaseOrderListView {
  /// Makes the screen `purchaseOrderList`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func purchaseOrderList(
    _ handler: any EventHandler<PurchaseOrderListViewEvent, any PurchaseOrderListView>
  ) -> Self {
    Self("purchaseOrderList", events: ["opened"], handler: handler) { $0 }
  }
}

extension JSONScreen where ViewEvent == NewPurchaseOrderViewEvent, View == any NewPurchaseOrderView {
  /// Makes the screen `newPurchaseOrder`.
  /// - Parameter handler: handles its events.
  /// - Returns: the screen.
  public static func newPurchaseOrder(_ handler: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>)
    -> Self
  {
    Self("newPurchaseOrder", events: ["submitted"], handler: handler) { $0 }
  }
}
