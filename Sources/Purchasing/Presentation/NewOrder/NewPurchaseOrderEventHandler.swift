public import Humble

/// Handles what a person does on the screen for a new order.
public struct NewPurchaseOrderEventHandler: EventHandler {
  private let submitOrder: any InteractorFactory<PurchaseDraft, any SubmitPurchaseOrderOutput>
  private let region: Region

  /// Makes a handler.
  /// - Parameters:
  ///   - submitOrder: makes ``SubmitPurchaseOrder`` interactors.
  ///   - region: how prices and dates are written.
  public init(
    submitOrder: any InteractorFactory<PurchaseDraft, any SubmitPurchaseOrderOutput>, region: Region
  ) {
    self.submitOrder = submitOrder
    self.region = region
  }

  /// Handles one event to its end; see ``EventHandler/handle(_:from:)``.
  /// - Parameters:
  ///   - event: what happened.
  ///   - view: where the outcome is shown.
  public func handle(_ event: NewPurchaseOrderViewEvent, from view: any NewPurchaseOrderView) async {
    let presenter = NewPurchaseOrderPresenter(view: view, event: event, region: region)
    switch event {
    case .submitted(let draft): await submitOrder.makeInteractor(for: draft, output: presenter).execute()
    }
  }
}
