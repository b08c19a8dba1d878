import Purchasing
import TextFrontEnd

/// Lays out what an order says besides its lines, in the width of a terminal.
struct OrderText {
  let width: Int?

  func heading(_ number: String, dates: String) -> [StyledText] {
    number.visible.wrapped(to: width).map { StyledText($0, .bold) } + paragraph(dates.withoutDirectionMarks)
  }

  func comment(_ comment: String?) -> [StyledText] { comment.map { paragraph($0.visible) } ?? [] }

  private func paragraph(_ text: String) -> [StyledText] {
    text.wrapped(to: width.map { max(8, $0 - 2) }).map { StyledText("  ") + StyledText($0, .dim) }
  }
}

extension [String] {
  /// Quantities, each as wide as the widest, with a sign that says what they are.
  var asQuantities: [String] {
    let width = map(\.displayWidth).max() ?? 0
    return map { " ".repeated(width - $0.displayWidth) + $0 + " ×" }
  }
}
