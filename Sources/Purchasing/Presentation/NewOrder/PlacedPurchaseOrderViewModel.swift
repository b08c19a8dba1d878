/// An order that was placed, in words.
public struct PlacedPurchaseOrderViewModel: Sendable, Equatable, Encodable {
  /// That the order was placed, in a few words.
  public let title: String
  /// The order's number, as the person typed it.
  public let number: String
  /// When it was placed and until when it is needed, such as `20 November 2026, due 1 December 2026`.
  public let dates: String
  /// What was ordered, in the person's order.
  public let lines: [PurchaseOrderLine]
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
    title: String, number: String, dates: String, lines: [PurchaseOrderLine], total: MoneyText?, comment: String?,
    notes: [String]
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
