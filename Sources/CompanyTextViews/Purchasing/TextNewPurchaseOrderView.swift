public import Foundation
public import Humble
public import Purchasing
public import TextFrontEnd

/// The screen for a new order as text.
public final class TextNewPurchaseOrderView: NewPurchaseOrderView {
  private let screen: TextScreen<NewPurchaseOrderViewEvent>
  private let handler: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>
  /// Whether the order that was submitted last can be mended.
  private var isRefused = false

  /// Makes a view.
  /// - Parameters:
  ///   - handler: handles what the person does.
  ///   - terminal: where to draw and read.
  ///   - asksToTryAgain: whether an alert's action is offered.
  public init(
    handler: any EventHandler<NewPurchaseOrderViewEvent, any NewPurchaseOrderView>, terminal: any Terminal,
    asksToTryAgain: Bool
  ) {
    self.handler = handler
    screen = TextScreen(terminal: terminal, asksToTryAgain: asksToTryAgain)
  }

  /// Begins an order and reports that it was submitted.
  /// - Parameter request: what the person wants to order.
  /// - Returns: whether it was placed.
  public func submit(_ request: PurchaseRequest) async -> Bool {
    isRefused = false
    let event = NewPurchaseOrderViewEvent.submitted(PurchaseDraft(key: UUID(), request: request))
    return await screen.report(event) { await handler.handle($0, from: self) }
  }

  /// Asks for an order step by step and submits it; what is refused is asked for again, with what was typed at hand.
  /// - Parameter timeZone: where the day starts on which the order is due.
  /// - Returns: whether it was placed; `nil` where input ended first, or the task was cancelled.
  public func askAndSubmit(timeZone: TimeZone) async -> Bool? {
    var form = PurchaseForm()
    repeat {
      guard await form.fillIn(on: screen.terminal) else { return nil }
      if await submit(form.request(timeZone: timeZone)) { return true }
    } while isRefused && !Task.isCancelled
    return false
  }

  /// Shows or hides the indicator.
  ///
  /// Called by the presenter.
  /// - Parameter isLoading: whether work is under way.
  public func display(isLoading: Bool) { screen.display(isLoading: isLoading) }

  /// Shows that the order was placed.
  ///
  /// Called by the presenter.
  /// - Parameter order: the words to show.
  public func display(_ order: PlacedPurchaseOrderViewModel) {
    let text = OrderText(width: screen.terminal.width)
    screen.write(
      [StyledText(order.title, .green)] + text.heading(order.number, dates: order.dates)
        + text.lines(order.lines, total: order.total, unknown: MoneyText(whole: "?", rest: ""))
        + text.comment(order.comment))
    screen.note(order.notes)
  }

  /// Shows what is wrong with the order.
  ///
  /// Called by the presenter.
  /// - Parameter refusal: the words to show.
  public func display(_ refusal: PurchaseRefusalViewModel) {
    isRefused = true
    screen.display(refusal.title, reasons: refusal.problems)
  }

  /// Shows what failed.
  ///
  /// Called by the presenter.
  /// - Parameter alert: the words to show.
  public func display(_ alert: ErrorAlert<NewPurchaseOrderViewEvent>) { screen.display(alert) }
}

@available(*, unavailable) extension TextNewPurchaseOrderView: Sendable {}
