public import Foundation

/// What came of checking an order against all rules.
public struct PurchaseCheck: Sendable, Equatable {
  /// Every rule that it breaks; empty where it may be placed.
  public let brokenRules: [BrokenPurchaseRule]
  /// The lines of the order, each with what one of its product costs, so far as it exists.
  public let items: [OrderedItem]
  /// What all of it costs: the sum of price times quantity over the items that keep the rules; not a number where no
  /// `Decimal` holds it.
  public let total: Decimal
}

extension PurchasePolicy {
  /// Checks an order against every rule; a front end, a gateway and a server do it alike.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - request: the order.
  ///   - now: the time, after which a due date must be.
  ///   - price: what one of a product costs now, finite and not negative; `nil` where there is no such product. Called at
  ///     most once for each product that exists.
  /// - Returns: the rules that are broken, and what the order costs.
  /// - Throws: what `price` throws.
  public func check<Failure: Error>(
    _ request: PurchaseRequest, at now: Date, price: (Product.ID) throws(Failure) -> Decimal?
  ) throws(Failure) -> PurchaseCheck {
    var broken: [BrokenPurchaseRule] = []
    var prices: [Product.ID: Decimal] = [:]
    var total = Decimal.zero
    if request.number.isEmpty { broken.append(.noNumber) }
    if request.items.isEmpty { broken.append(.noItems) }
    for (number, item) in zip(1..., request.items) {
      if item.quantity < 1 { broken.append(.quantityNotPositive(item: number)) }
      var known = prices[item.productId]
      if known == nil { known = try price(item.productId) }
      if let price = known {
        prices[item.productId] = price
        total += price * Decimal(max(0, item.quantity))
      } else {
        broken.append(.unknownProduct(item: number))
      }
    }
    // A sum too large for a number is none, and seems smaller than any.
    if let maximum, total.isNaN || total > maximum {
      broken.append(.tooExpensive(maximum: maximum, currency: currency))
    }
    if let due = request.dueDate, due <= now { broken.append(.dueDateNotInFuture) }
    let items = request.items.map { OrderedItem($0, unitPrice: prices[$0.productId]) }
    return PurchaseCheck(brokenRules: broken, items: items, total: total)
  }
}

extension Catalogue {
  /// Checks an order against every rule, at the catalogue's prices.
  ///
  /// Callable on any isolation.
  /// - Parameters:
  ///   - request: the order.
  ///   - now: the time, after which a due date must be.
  /// - Returns: the rules that are broken, and what the order costs.
  public func check(_ request: PurchaseRequest, at now: Date) -> PurchaseCheck {
    let prices = prices
    return policy.check(request, at: now) { prices[$0] }
  }
}
