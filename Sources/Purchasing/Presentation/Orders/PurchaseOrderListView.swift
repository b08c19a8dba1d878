public import Humble

/// The list of orders, as its presenter sees it.
public protocol PurchaseOrderListView: LoadingView {
  /// Shows orders, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter list: the words to show.
  func display(_ list: PurchaseOrderListViewModel)

  /// Shows that there is nothing to show, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<PurchaseOrderListViewEvent>)
}

/// The orders of a person, in words.
public struct PurchaseOrderListViewModel: Sendable, Equatable, Encodable {
  /// One order.
  public struct Order: Sendable, Equatable, Encodable {
    /// The order's number, as the person typed it.
    public let number: String
    /// When it was placed and until when it is needed, such as `20 November 2026, due 1 December 2026`.
    public let dates: String
    /// What was ordered, in the person's order.
    public let lines: [PurchaseOrderLine]
    /// What all of it cost; `nil` where that is not known.
    public let total: MoneyText?
    /// What the person had to say about it.
    public let comment: String?

    /// Makes an order.
    /// - Parameters:
    ///   - number: the order's number.
    ///   - dates: when it was placed and until when it is needed.
    ///   - lines: what was ordered.
    ///   - total: what all of it cost.
    ///   - comment: what the person had to say about it.
    public init(number: String, dates: String, lines: [PurchaseOrderLine], total: MoneyText?, comment: String?) {
      self.number = number
      self.dates = dates
      self.lines = lines
      self.total = total
      self.comment = comment
    }
  }

  /// The orders, the newest first.
  public let orders: [Order]
  /// A sentence to show where there are none.
  public let emptyMessage: String?
  /// What is old in the list or missing from it, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<PurchaseOrderListViewEvent>?

  /// Makes a view model.
  /// - Parameters:
  ///   - orders: the orders.
  ///   - emptyMessage: a sentence to show where there are none.
  ///   - notice: what is old in the list or missing from it.
  public init(orders: [Order], emptyMessage: String?, notice: ErrorAlert<PurchaseOrderListViewEvent>?) {
    self.orders = orders
    self.emptyMessage = emptyMessage
    self.notice = notice
  }
}
