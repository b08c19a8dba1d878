import Foundation

/// Reads an XML text ([XML 1.0](https://www.w3.org/TR/xml/)) chunk by chunk: a state machine with a fixed amount of state.
///
/// It checks that elements are nested and closed. A document type declaration is refused, so there are no entities but
/// the five that XML itself has, and nothing outside the text is ever looked at.
struct XMLScanner<Handler: XMLHandler>: Sendable {
  enum State: Sendable {
    case text, markup, declaration, comment, characterData, instruction
    case openName, tag, emptyTag, attributeName, equals, quote, value
    case closeName, closeEnd
    case reference
  }

  /// In bytes; of attributes' values as much is kept, the rest skipped.
  static var longestName: Int { 255 }

  var handler: Handler
  var state = State.text
  /// Where the chunk starts in the text.
  var base = 0
  /// Where the tag under way starts in the text.
  var tagStart = 0
  /// The name, or the start of a declaration, that is being read.
  var name: [UInt8] = []
  var value: [UInt8] = []
  var reference: [UInt8] = []
  var elements = OpenElements()
  private var hasRoot = false
  /// The quotation mark at which the value ends; 0 outside a value.
  var quotation: UInt8 = 0
  /// How much of what ends a comment, an instruction or character data has been seen.
  private var matched = 0

  init(handler: Handler) {
    self.handler = handler
  }

  /// Reads on.
  mutating func scan(_ chunk: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
    var index = 0
    while index < chunk.count {
      switch state {
      case .text: try text(chunk, &index)
      case .markup: try markup(chunk, &index)
      case .declaration: try declaration(chunk, &index)
      case .comment: skip(chunk, &index, to: "-->")
      case .instruction: skip(chunk, &index, to: "?>")
      case .characterData: characterData(chunk, &index)
      case .reference: try reference(chunk, &index)
      default: try tag(chunk, &index)
      }
    }
    base += chunk.count
  }

  /// Says what is missing where the text ends here.
  func end() throws(XMLFault) {
    guard hasRoot || state != .text else { throw XMLFault(whole: "is empty") }
    guard elements.isEmpty, state == .text else {
      let place = elements.isEmpty ? "" : " <\(words(elements.innermost))> is not closed."
      throw XMLFault(offset: base, what: "it ends in the middle.\(place) It may have been cut off: copy it once more")
    }
  }

  private mutating func text(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    let start = index
    if elements.isEmpty {
      skipSpace(chunk, &index)
      guard index == chunk.count || chunk[index] == UInt8(ascii: "<") else {
        guard hasRoot else { throw XMLFault(whole: "is not GPX: it does not start with a tag") }
        throw XMLFault(offset: base + index, what: "there is something after the end")
      }
    } else if handler.wantsText {
      while index < chunk.count, chunk[index] != UInt8(ascii: "<"), chunk[index] != UInt8(ascii: "&") { index += 1 }
      if index > start { handler.text(UnsafeBufferPointer(rebasing: chunk[start..<index])) }
    } else {
      index = chunk.firstIndex(of: UInt8(ascii: "<"), from: start) ?? chunk.count
    }
    guard index < chunk.count else { return }
    state = chunk[index] == UInt8(ascii: "<") ? .markup : .reference
    tagStart = base + index
    index += 1
  }

  private mutating func markup(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    name.removeAll(keepingCapacity: true)
    matched = 0
    switch chunk[index] {
    case UInt8(ascii: "/"): state = .closeName
    case UInt8(ascii: "!"): state = .declaration
    case UInt8(ascii: "?"): state = .instruction
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      guard !hasRoot || !elements.isEmpty else {
        throw XMLFault(offset: base + index, what: "there is something after the end")
      }
      hasRoot = true
      state = .openName
      return
    default: throw XMLFault(offset: base + index, what: "there is a < that starts no tag. Write it as &lt;")
    }
    index += 1
  }

  private mutating func declaration(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    name.append(chunk[index])
    index += 1
    if name.elementsEqual("--".utf8) {
      state = .comment
    } else if name.elementsEqual("[CDATA[".utf8), !elements.isEmpty {
      state = .characterData
    } else if !"--".utf8.starts(with: name), !"[CDATA[".utf8.starts(with: name) {
      throw XMLFault(
        offset: base + index,
        what: "there is a document type or another declaration, which is not followed. Take it out")
    }
  }

  private mutating func skip(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int, to end: StaticString) {
    let last = end.utf8CodeUnitCount - 1
    while index < chunk.count {
      let byte = chunk[index]
      index += 1
      if matched == last, byte == UInt8(ascii: ">") { return state = .text }
      if byte == end.utf8Start.pointee { matched = min(matched + 1, last) } else { matched = 0 }
    }
  }

  private mutating func characterData(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let (bracket, wantsText) = (UInt8(ascii: "]"), handler.wantsText)
    while index < chunk.count {
      let start = index
      while index < chunk.count, chunk[index] != bracket, matched == 0 { index += 1 }
      if wantsText, index > start { handler.text(UnsafeBufferPointer(rebasing: chunk[start..<index])) }
      guard index < chunk.count else { return }
      if chunk[index] == bracket, matched < 2 {
        matched += 1
        index += 1
      } else if chunk[index] == UInt8(ascii: ">"), matched == 2 {
        index += 1
        return state = .text
      } else {
        // One bracket was text after all.
        if wantsText { [bracket].withUnsafeBufferPointer { handler.text($0) } }
        matched -= 1
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let bytes = UnsafeMutableRawPointer(mutating: baseAddress) else { return nil }
    return memchr(bytes + start, CInt(byte), count - start).map { $0 - bytes }
  }
}
