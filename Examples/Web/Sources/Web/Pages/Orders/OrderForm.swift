import Foundation
import Purchasing

/// The form for a new order, as it was filled in.
struct OrderForm {
  /// One line: a product and how many of it.
  struct Line: Equatable {
    var product = ""
    var quantity = ""

    var isEmpty: Bool { product.isEmpty && quantity.isEmpty }
  }

  /// What is filled in; items are counted from 1.
  enum Field: Hashable { case number, due, product(Int), quantity(Int) }

  /// Made when the form is begun, so that a form that is sent twice orders once.
  let key: UUID
  let number: String
  let due: String
  let comment: String
  private(set) var lines: [Line]
  /// The number of the item that was asked for, where somebody goes on.
  private(set) var added: Int?

  /// How many lines a form has at most.
  static let maximum = 50

  /// An empty form.
  init() {
    (key, number, due, comment) = (UUID(), "", "", "")
    lines = Array(repeating: Line(), count: 3)
  }

  /// A form that was sent.
  /// - Throws: ``WebRefusal`` where it is not this form.
  init(_ form: Form) throws(WebRefusal) {
    let (products, quantities) = (form.all("product"), form.all("quantity"))
    guard let key = UUID(uuidString: form["key"]), products.count == quantities.count, products.count <= Self.maximum
    else { throw .notAForm }
    self.key = key
    number = form["number"].trimmed
    due = form["due"].trimmed
    // Browsers send lines as in the old days.
    comment = form["comment"].replacing("\r\n", with: "\n").trimmed
    let lines = zip(products, quantities).map { Line(product: $0.trimmed, quantity: $1.trimmed) }
    // Rules count the items that are ordered, so those come first, and each has one number.
    self.lines = lines.filter { !$0.isEmpty } + lines.filter(\.isEmpty)
  }

  init(key: UUID, number: String, due: String, comment: String, lines: [Line]) {
    (self.key, self.number, self.due, self.comment, self.lines) = (key, number, due, comment, lines)
  }

  /// The same form, begun anew.
  func begunAnew() -> OrderForm {
    OrderForm(key: UUID(), number: number, due: due, comment: comment, lines: lines)
  }

  /// The same form with one more empty line, if there may be one.
  func withAnotherLine() -> OrderForm {
    guard lines.count < Self.maximum else { return self }
    var form = self
    form.lines.append(Line())
    form.added = form.lines.count
    return form
  }

  /// What the person orders, or a sentence for each thing that cannot be read.
  /// - Parameter timeZone: where the day starts on which it is due.
  /// - Returns: the order, with the form's key.
  func draft(timeZone: TimeZone) -> Result<PurchaseDraft, Unreadable> {
    var unreadable = Unreadable()
    var items: [PurchaseItem] = []
    for (place, line) in zip(1..., lines) where !line.isEmpty {
      if line.product.isEmpty {
        unreadable.note("Item \(place) has a quantity and no product. Choose one.", in: .product(place))
      }
      if let quantity = Int(line.quantity.isEmpty ? "1" : line.quantity) {
        items.append(PurchaseItem(productId: line.product, quantity: quantity))
      } else {
        unreadable.note("The quantity of item \(place) is not a whole number such as 2.", in: .quantity(place))
      }
    }
    let day = FormDay(due, in: timeZone)
    if day == nil, !due.isEmpty { unreadable.note(FormDay.problem("due date", due), in: .due) }
    guard unreadable.problems.isEmpty else { return .failure(unreadable) }
    let request = PurchaseRequest(number: number, comment: comment, dueDate: day?.interval.start, items: items)
    return .success(PurchaseDraft(key: key, request: request))
  }

  /// What cannot be read in a form.
  struct Unreadable: Error {
    private(set) var problems: [String] = []
    private(set) var fields: Set<Field> = []

    fileprivate mutating func note(_ problem: String, in field: Field) {
      problems.append(problem)
      fields.insert(field)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
