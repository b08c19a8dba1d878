/// What a person does on the product list.
public enum ProductListViewEvent: Sendable, Equatable, Codable {
  /// The list was opened.
  case opened
}
