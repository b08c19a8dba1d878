/// An order that was placed, in words.
public struct PlacedPurchaseOrderViewModel: Sendable, Equatable, Encodable {
  /// One line of the order.
  public struct Line: Sendable, Equatable, Encodable {
    /// How many.
    public let quantity: String
    /// Of what: the product's name as the company wrote it, or its id where the name is not known.
    public let product: String
    /// What one of it costs; `nil` where it is not known.
    public let unitPrice: MoneyText?
    /// What the line costs; `nil` where it is not known.
    public let price: MoneyText?

    /// Makes a line.
    /// - Parameters:
    ///   - quantity: how many.
    ///   - product: of what.
    ///   - unitPrice: what one of it costs.
    ///   - price: what the line costs.
    public init(quantity: String, product: String, unitPrice: MoneyText?, price: MoneyText?) {
      self.quantity = quantity
      self.product = product
      self.unitPrice = unitPrice
      self.price = price
    }
  }

  /// That the order was placed, in a few words.
  public let title: String
  /// The order's number, as the person typed it.
  public let number: String
  /// When it was placed and until when it is needed, such as `20 November 2026, due 1 December 2026`.
  public let dates: String
  /// What was ordered, in the person's order.
  public let lines: [Line]
  /// What all of it costs; `nil` where that is not known.
  public let total: MoneyText?
  /// What the person had to say about it.
  public let comment: String?
  /// Sentences on what did not go along.
  public let notes: [String]

  /// Makes a view model.
  /// - Parameters:
  ///   - title: that the order was placed.
  ///   - number: the order's number.
  ///   - dates: when it was placed and until when it is needed.
  ///   - lines: what was ordered.
  ///   - total: what all of it costs.
  ///   - comment: what the person had to say about it.
  ///   - notes: sentences on what did not go along.
  public init(
    title: String, number: String, dates: String, lines: [Line], total: MoneyText?, comment: String?, notes: [String]
  ) {
    self.title = title
    self.number = number
    self.dates = dates
    self.lines = lines
    self.total = total
    self.comment = comment
    self.notes = notes
  }
}
