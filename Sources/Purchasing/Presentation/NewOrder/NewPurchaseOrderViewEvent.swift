/// What a person does on the screen for a new order.
public enum NewPurchaseOrderViewEvent: Sendable, Equatable, Codable {
  /// The order was submitted; `Try Again` submits it with the same key, so that it is placed once.
  case submitted(PurchaseDraft)
}
