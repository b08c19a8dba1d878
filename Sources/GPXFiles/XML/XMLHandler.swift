/// Takes what a scanner finds, in the order of the text.
///
/// Places are offsets in the text, in UTF-8.
protocol XMLHandler: Sendable {
  /// Whether text at this place is of interest; markup in between is told of in any case.
  var wantsText: Bool { get }

  /// A tag opens an element; its attributes follow.
  mutating func open(_ name: [UInt8], at offset: Int) throws(XMLFault)
  /// An attribute of the element that was opened last; of long values only the beginning.
  mutating func attribute(_ name: [UInt8], _ value: [UInt8])
  /// The tag that opened an element ends before this place; an empty element is closed next.
  mutating func tagEnds(at offset: Int, isEmpty: Bool)
  /// A part of a text, references resolved.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The tag at this place, or the end of an empty element's own, closes the innermost element.
  mutating func close(at offset: Int) throws(XMLFault)
}

/// What is wrong with an XML text, and where.
struct XMLFault: Error {
  /// In the text, in UTF-8; `nil` where no one place of it is wrong.
  let offset: Int?
  /// The rest of a sentence that starts with the line, such as `<ele> is closed by </time>`, or without a place with the
  /// text, such as `has no track`.
  let what: String

  /// What is wrong in one place.
  init(offset: Int, what: String) {
    self.offset = offset
    self.what = what
  }

  /// What is wrong with all of it.
  init(whole what: String) {
    offset = nil
    self.what = what
  }
}
