public import Authentication
public import Foundation
public import Humble

/// Turns what ``FetchPurchaseOrders`` reports into words for a ``PurchaseOrderListView``.
public struct PurchaseOrderListPresenter: FetchPurchaseOrdersOutput {
  private let view: any PurchaseOrderListView
  private let words: FetchWords<PurchaseOrderListViewEvent>
  private let region: Region

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how dates and numbers are written.
  ///   - now: tells the time, from which ages are counted.
  public init(
    view: any PurchaseOrderListView, event: PurchaseOrderListViewEvent, region: Region,
    now: @escaping @Sendable () -> Date
  ) {
    self.view = view
    self.region = region
    words = FetchWords(about: "orders", for: event, now: now)
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows orders.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter found: the orders, with what is old in them or missing.
  public func fetched(_ found: Fetched<PurchaseOrderList>) {
    let orders = found.value.orders.map { order(for: $0, of: found.value) }
    view.display(
      PurchaseOrderListViewModel(
        orders: orders, emptyMessage: orders.isEmpty ? "There are no orders." : nil, notice: notice(on: found)))
  }

  /// Says why there is nothing to show.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func fetchFailed(_ failure: FetchFailure) { view.display(words.alert(failure)) }

  private func order(for order: PurchaseOrder, of list: PurchaseOrderList) -> PurchaseOrderListViewModel.Order {
    let (lines, total) = region.lines(of: order, names: list.productNames, currency: list.currency)
    return PurchaseOrderListViewModel.Order(
      number: order.number, dates: region.dates(of: order), lines: lines, total: total, comment: order.comment)
  }

  private func notice(on found: Fetched<PurchaseOrderList>) -> ErrorAlert<PurchaseOrderListViewEvent>? {
    let old = found.gap.map { "Orders \(words.predicate(of: $0))" }
    let nameless = found.value.namesFailure.map { failure in
      // The same is not said twice.
      "\(found.value.currency == nil ? "Names and prices" : "Names") of products are missing."
        + (failure == found.gap?.failure ? "" : " \(failure.sentence)")
    }
    return words.notice(of: [old, nameless].compactMap(\.self), found.storeFailure, isIncomplete: nameless != nil)
  }
}

@available(*, unavailable) extension PurchaseOrderListPresenter: Sendable {}
