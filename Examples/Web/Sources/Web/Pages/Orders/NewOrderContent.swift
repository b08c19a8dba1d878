import Foundation
import Purchasing

/// What the page for a new order shows.
struct NewOrderContent {
  struct Option {
    let id: String
    let name: String
    let price: String
    let isChosen: Bool
  }

  struct Line {
    let place: Int
    let product: String
    let quantity: String
    /// The products to choose from; none where they are not known, so that an id has to be typed.
    let options: [Option]
    /// Whether the page is opened at it.
    let isFocused: Bool
    let isProductWrong: Bool
    let isQuantityWrong: Bool
  }

  let key: String
  let number: String
  let due: String
  let comment: String
  let isNumberWrong: Bool
  let isDueWrong: Bool
  let lines: [Line]
  let mayAddLine: Bool
  /// Whether there is an id to be typed.
  let isTyped: Bool
  /// Why the products are not known, or are not today's.
  let notice: AlertContent?

  init(
    _ form: OrderForm, wrong: Set<OrderForm.Field>, products: ProductListViewModel?, notice: AlertContent?
  ) {
    self.notice = notice
    let rows = products?.rows ?? []
    key = form.key.uuidString
    (number, due, comment) = (form.number, form.due, form.comment)
    (isNumberWrong, isDueWrong) = (wrong.contains(.number), wrong.contains(.due))
    lines = zip(1..., form.lines).map { place, line in
      let isKnown = line.product.isEmpty || rows.contains { $0.id == line.product }
      let options = rows.map { Option(id: $0.id, name: $0.name, price: $0.price.text, isChosen: $0.id == line.product) }
      return Line(
        place: place, product: line.product, quantity: line.quantity, options: isKnown ? options : [],
        isFocused: place == form.added, isProductWrong: wrong.contains(.product(place)),
        isQuantityWrong: wrong.contains(.quantity(place)))
    }
    isTyped = lines.contains { $0.options.isEmpty }
    mayAddLine = form.lines.count < OrderForm.maximum
  }
}
