public import Foundation

/// A rule that an order breaks.
public enum BrokenPurchaseRule: Sendable, Equatable {
  /// It has no number.
  case noNumber
  /// It has no items.
  case noItems
  /// The quantity of an item, counted from 1, is not positive.
  case quantityNotPositive(item: Int)
  /// The product of an item, counted from 1, does not exist.
  case unknownProduct(item: Int)
  /// It costs more than one order may.
  case tooExpensive(maximum: Decimal, currency: String)
  /// The due date is not in the future.
  case dueDateNotInFuture

  /// The rule as a sentence for a person of any region, which says how to keep it.
  public var sentence: String {
    switch self {
    case .noNumber: "The order has no number. Give it one."
    case .noItems: "The order has no items. Add at least one."
    case .quantityNotPositive(let item): "The quantity of item \(item) is not 1 or more. Change it."
    case .unknownProduct(let item): "The product of item \(item) does not exist. Choose another."
    case .tooExpensive(let maximum, let currency):
      "The order costs more than \(maximum.money(in: currency)), the most that one may. Order less."
    case .dueDateNotInFuture: "The due date is not in the future. Give a later one."
    }
  }
}
