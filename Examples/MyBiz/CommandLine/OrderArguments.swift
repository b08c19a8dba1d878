import CompanyTextViews
import Foundation
import Purchasing
import TextFrontEnd

/// What stands after `order`.
struct OrderArguments: Equatable {
  private var number = ""
  private var items: [PurchaseItem] = []
  private var due: Day?
  private var comment: String?

  /// Reads all of it; `nil` where there is nothing.
  init?(_ words: inout Words) throws(UsageError) {
    guard !words.isEmpty else { return nil }
    var number = words.take()
    while let option = words.takeOption() {
      let value = try Self.value(of: option, from: &words)
      switch option {
      case "--item": items.append(try PurchaseItem(value, for: option))
      case "--due": due = try Day(value, for: option)
      default: comment = value
      }
      number = number ?? words.take()
    }
    guard let number else { throw UsageError("order needs a NUMBER beside its options") }
    self.number = number
  }

  private static func value(of option: String, from words: inout Words) throws(UsageError) -> String {
    guard ["--item", "--due", "--comment"].contains(option) else { throw .noOption(option, of: "order") }
    return try words.takeValue(of: option, repeats: option == "--item")
  }

  /// What is ordered; the day on which it is due starts in a time zone.
  func request(timeZone: TimeZone) -> PurchaseRequest {
    PurchaseRequest(number: number, comment: comment, dueDate: due?.interval(in: timeZone)?.start, items: items)
  }
}
