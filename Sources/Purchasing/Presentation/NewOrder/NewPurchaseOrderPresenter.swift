import Authentication
public import Humble

/// Turns what ``SubmitPurchaseOrder`` reports into words for a ``NewPurchaseOrderView``.
public struct NewPurchaseOrderPresenter: SubmitPurchaseOrderOutput {
  private let view: any NewPurchaseOrderView
  private let event: NewPurchaseOrderViewEvent
  private let region: Region

  /// Makes a presenter for one event.
  /// - Parameters:
  ///   - view: where the words are shown.
  ///   - event: the event that is being handled, which `Try Again` sends once more.
  ///   - region: how prices and dates are written.
  public init(view: any NewPurchaseOrderView, event: NewPurchaseOrderViewEvent, region: Region) {
    self.view = view
    self.event = event
    self.region = region
  }

  /// Shows that work is under way.
  ///
  /// Called by the interactor on the view's isolation.
  public func started() { view.display(isLoading: true) }

  /// Shows that work is over.
  ///
  /// Called by the interactor on the view's isolation.
  public func finished() { view.display(isLoading: false) }

  /// Shows that the order was placed.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter placed: the order, at the prices that the company took, or has now.
  public func placed(_ placed: PlacedPurchaseOrder) {
    let order = placed.order
    let (lines, total) = region.lines(
      of: order, names: placed.catalogue?.names ?? [:], currency: placed.catalogue?.policy.currency)
    let notes = [
      placed.catalogueFailure.map { "Names and prices of products may be missing. \($0.sentence)" },
      placed.storeFailure.map { "That it was placed could not be noted here. \($0.sentence)" },
    ]
    view.display(
      PlacedPurchaseOrderViewModel(
        title: "Order Placed", number: order.number, dates: region.dates(of: order), lines: lines,
        total: total, comment: order.comment, notes: notes.compactMap(\.self)))
  }

  /// Says what is wrong with the order, or why it was not placed.
  ///
  /// Called by the interactor on the view's isolation.
  /// - Parameter failure: why.
  public func submitFailed(_ failure: SubmitPurchaseOrderFailure) {
    switch failure {
    case .session(let failure): view.display(ErrorAlert(failure, title: "Order Interrupted", event: event))
    case .brokenRules(let rules): refuse(rules.map(sentence))
    case .refused(let reason): refuse([reason])
    case .notSent(let failure): alert("Order Not Placed", "\(failure.sentence) Nothing was ordered.")
    case .notNoted(let failure): alert("Order Not Placed", "\(failure.sentence) Nothing was sent.")
    case .unknown(let failure):
      alert(
        "Perhaps Ordered",
        "\(failure.sentence) It is not known whether the order was placed. The same order once more is placed only once."
      )
    }
  }

  private func refuse(_ problems: [String]) {
    view.display(PurchaseRefusalViewModel(title: "Order Refused", problems: problems))
  }

  private func alert(_ title: String, _ subtitle: String) {
    view.display(ErrorAlert(title: title, subtitle: subtitle, action: .tryAgain(event)))
  }

  /// A rule's sentence, with sums as they are written in the region.
  private func sentence(_ rule: BrokenPurchaseRule) -> String {
    guard case .tooExpensive(let maximum, let currency) = rule else { return rule.sentence }
    return "The order costs more than \(region.money(maximum, in: currency).text), the most that one may. Order less."
  }
}

@available(*, unavailable) extension NewPurchaseOrderPresenter: Sendable {}
