package import Purchasing
package import TextFrontEnd

extension PurchaseItem {
  /// Reads an item as people type it: `tea=2`.
  /// - Parameters:
  ///   - text: a product's id, a sign of equality and a whole number.
  ///   - option: where it was typed, as a sentence about it begins.
  /// - Throws: `UsageError`, which says what is wrong with it.
  package init(_ text: String, for option: String) throws(UsageError) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
      throw UsageError("\(option) takes PRODUCT=QUANTITY such as tea=2, not \"\(text)\"")
    }
    let (product, digits) = (text[..<sign], text[text.index(after: sign)...])
    guard let quantity = Int(digits) else {
      throw UsageError("\(option) takes a whole number as QUANTITY, such as \(product)=2, not \"\(text)\"")
    }
    self.init(productId: String(product), quantity: quantity)
  }
}
