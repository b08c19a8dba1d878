/// What a person does on the list of orders.
public enum PurchaseOrderListViewEvent: Sendable, Equatable, Codable {
  /// The list was opened.
  case opened
}
