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
    public let lines: [Line]
    /// What the person had to say about it.
    public let comment: String?

    /// Makes an order.
    /// - Parameters:
    ///   - number: the order's number.
    ///   - dates: when it was placed and until when it is needed.
    ///   - lines: what was ordered.
    ///   - comment: what the person had to say about it.
    public init(number: String, dates: String, lines: [Line], comment: String?) {
      self.number = number
      self.dates = dates
      self.lines = lines
      self.comment = comment
    }
  }

  /// One line of an order.
  public struct Line: Sendable, Equatable, Encodable {
    /// How many.
    public let quantity: String
    /// Of what: the product's name as the company wrote it, or its id where the name is not known.
    public let product: String

    /// Makes a line.
    /// - Parameters:
    ///   - quantity: how many.
    ///   - product: of what.
    public init(quantity: String, product: String) {
      self.quantity = quantity
      self.product = product
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
