public import Humble

/// The product list, as its presenter sees it.
public protocol ProductListView: LoadingView {
  /// Shows products, in the place of those before. Called by the presenter on the view's isolation.
  /// - Parameter list: the words to show.
  func display(_ list: ProductListViewModel)

  /// Shows that there is nothing to show, and why. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<ProductListViewEvent>)
}

/// What may be ordered, in words.
public struct ProductListViewModel: Sendable, Equatable, Encodable {
  /// One product.
  public struct Row: Sendable, Equatable, Encodable {
    /// What a person types to order it, as the company wrote it.
    public let id: String
    /// What it is called, as the company wrote it.
    public let name: String
    /// What one of it costs.
    public let price: MoneyText
    /// Sentences on what is wrong with the data about the product; empty where nothing is.
    public let notes: [String]

    /// Makes a row.
    /// - Parameters:
    ///   - id: what a person types to order it.
    ///   - name: what it is called.
    ///   - price: what one of it costs.
    ///   - notes: sentences on what is wrong with the data.
    public init(id: String, name: String, price: MoneyText, notes: [String] = []) {
      self.id = id
      self.name = name
      self.price = price
      self.notes = notes
    }
  }

  /// The products, in the company's order.
  public let rows: [Row]
  /// A sentence to show where there are none.
  public let emptyMessage: String?
  /// What is old in the list, if anything, with an action that sends the same event again.
  public let notice: ErrorAlert<ProductListViewEvent>?

  /// Makes a view model.
  /// - Parameters:
  ///   - rows: the products.
  ///   - emptyMessage: a sentence to show where there are none.
  ///   - notice: what is old in the list.
  public init(rows: [Row], emptyMessage: String?, notice: ErrorAlert<ProductListViewEvent>?) {
    self.rows = rows
    self.emptyMessage = emptyMessage
    self.notice = notice
  }
}
