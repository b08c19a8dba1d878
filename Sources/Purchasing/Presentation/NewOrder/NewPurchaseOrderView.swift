public import Humble

/// The screen for a new order, as its presenter sees it.
public protocol NewPurchaseOrderView: LoadingView {
  /// Shows that the order was placed. Called by the presenter on the view's isolation.
  /// - Parameter order: the words to show.
  func display(_ order: PlacedPurchaseOrderViewModel)

  /// Shows what is wrong with the order, which the person can mend. Called by the presenter on the view's isolation.
  /// - Parameter refusal: the words to show.
  func display(_ refusal: PurchaseRefusalViewModel)

  /// Shows that the order was not placed, or that nobody knows. Called by the presenter on the view's isolation.
  /// - Parameter alert: the words to show and, where it can help, an action that sends the same event again.
  func display(_ alert: ErrorAlert<NewPurchaseOrderViewEvent>)
}

/// What is wrong with an order, in words.
public struct PurchaseRefusalViewModel: Sendable, Equatable, Encodable {
  /// That the order was refused, in a few words.
  public let title: String
  /// A sentence for each thing that is wrong; the company's own words may be among them.
  public let problems: [String]

  /// Makes a view model.
  /// - Parameters:
  ///   - title: that the order was refused.
  ///   - problems: a sentence for each thing that is wrong.
  public init(title: String, problems: [String]) {
    self.title = title
    self.problems = problems
  }
}
