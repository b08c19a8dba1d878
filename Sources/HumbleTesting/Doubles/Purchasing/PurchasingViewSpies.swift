public import Purchasing

/// A product list that notes what it is shown.
public typealias ProductListViewSpy = ViewSpy<ProductListViewEvent, ProductListViewModel>

extension ViewSpy: ProductListView where ViewEvent == ProductListViewEvent, Shown == ProductListViewModel {
  /// Notes a list.
  /// - Parameter list: noted.
  public func display(_ list: ProductListViewModel) { note(list) }
}

/// A list of orders that notes what it is shown.
public typealias PurchaseOrderListViewSpy = ViewSpy<PurchaseOrderListViewEvent, PurchaseOrderListViewModel>

extension ViewSpy: PurchaseOrderListView
where ViewEvent == PurchaseOrderListViewEvent, Shown == PurchaseOrderListViewModel {
  /// Notes a list.
  /// - Parameter list: noted.
  public func display(_ list: PurchaseOrderListViewModel) { note(list) }
}

/// A screen for a new order that notes what it is shown.
public typealias NewPurchaseOrderViewSpy = ViewSpy<NewPurchaseOrderViewEvent, NewPurchaseOrderViewContents>

/// What a screen for a new order can be shown.
public enum NewPurchaseOrderViewContents: Sendable, Equatable {
  /// That the order was placed.
  case placed(PlacedPurchaseOrderViewModel)
  /// What is wrong with it.
  case refusal(PurchaseRefusalViewModel)
}

extension ViewSpy: NewPurchaseOrderView
where ViewEvent == NewPurchaseOrderViewEvent, Shown == NewPurchaseOrderViewContents {
  /// Notes an order.
  /// - Parameter order: noted.
  public func display(_ order: PlacedPurchaseOrderViewModel) { note(.placed(order)) }

  /// Notes what is wrong.
  /// - Parameter refusal: noted.
  public func display(_ refusal: PurchaseRefusalViewModel) { note(.refusal(refusal)) }
}
