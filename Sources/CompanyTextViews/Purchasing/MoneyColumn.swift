import Purchasing
import TextFrontEnd

/// Lays out sums of money so that they line up on the decimal point.
struct MoneyColumn {
  private let wholeWidth: Int
  private let restWidth: Int

  /// Makes a column that is wide enough for some sums; one that is not known is empty.
  init(_ sums: [MoneyText?]) {
    wholeWidth = sums.map { Self.parts(of: $0).whole.displayWidth }.max() ?? 0
    restWidth = sums.map { Self.parts(of: $0).rest.displayWidth }.max() ?? 0
  }

  /// How wide the column is.
  var width: Int { wholeWidth + restWidth }

  /// A sum as wide as the column.
  func text(_ sum: MoneyText?) -> String {
    let (whole, rest) = Self.parts(of: sum)
    return " ".repeated(wholeWidth - whole.displayWidth) + whole + rest
      + " ".repeated(restWidth - rest.displayWidth)
  }

  private static func parts(of sum: MoneyText?) -> (whole: String, rest: String) {
    guard let sum else { return ("", "") }
    return (sum.whole.withoutDirectionMarks, sum.rest.withoutDirectionMarks)
  }
}

extension String {
  /// The text so many times.
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
