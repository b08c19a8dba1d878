import Foundation
package import Purchasing
package import TextFrontEnd

extension PurchaseItem {
  /// Reads an item as people type it: `tea=2`.
  /// - Parameters:
  ///   - text: a product's id, a sign of equality and a whole number; white space around each is dropped.
  ///   - option: where it was typed, as a sentence about it begins.
  /// - Throws: `UsageError`, which says what is wrong with it.
  package init(_ text: String, for option: String) throws(UsageError) {
    let sign = text.lastIndex(of: "=") ?? text.startIndex
    let product = text[..<sign].trimmingCharacters(in: .whitespaces)
    guard !product.isEmpty else {
      throw UsageError("\(option) takes PRODUCT=QUANTITY such as tea=2, not \"\(text)\"")
    }
    let digits = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    guard let quantity = Int(digits) else {
      throw UsageError("\(option) takes a whole number as QUANTITY, such as \(product)=2, not \"\(text)\"")
    }
    self.init(productId: product, quantity: quantity)
  }
}
