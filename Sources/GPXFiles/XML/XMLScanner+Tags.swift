extension XMLScanner {
  /// Reads on within a tag.
  mutating func tag(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    switch state {
    case .openName: try openName(chunk, &index)
    case .attributeName: if try collectName(chunk, &index) { state = .equals }
    case .closeName: if try collectName(chunk, &index) { state = .closeEnd }
    case .value: try value(chunk, &index)
    default:
      skipSpace(chunk, &index)
      if index < chunk.count { try punctuation(chunk[index], &index) }
    }
  }

  func skipSpace(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < chunk.count, chunk[index].isSpace { index += 1 }
  }

  /// A name for a sentence.
  func words(_ name: some Collection<UInt8>) -> String { String(decoding: name.prefix(40), as: UTF8.self) }

  private func fault(_ index: Int, _ what: String) -> XMLFault { XMLFault(offset: base + index, what: what) }

  /// Takes bytes of a name; gives whether it is over.
  private mutating func collectName(
    _ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) throws(XMLFault) -> Bool {
    let start = index
    while index < chunk.count, !chunk[index].endsName { index += 1 }
    name.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[start..<index]))
    guard name.count <= Self.longestName else {
      throw fault(index, "a name has more than \(Self.longestName) bytes: \(words(name))…")
    }
    return index < chunk.count
  }

  private mutating func openName(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    guard try collectName(chunk, &index) else { return }
    guard !elements.isFull else {
      throw fault(index, "elements are nested more than \(OpenElements.deepest) deep")
    }
    elements.push(name)
    try handler.open(name, at: tagStart)
    state = .tag
  }

  private mutating func punctuation(_ byte: UInt8, _ index: inout Int) throws(XMLFault) {
    switch (state, byte) {
    case (.tag, UInt8(ascii: ">")):
      handler.tagEnds(at: base + index + 1, isEmpty: false)
      state = .text
    case (.tag, UInt8(ascii: "/")): state = .emptyTag
    case (.tag, _) where !byte.endsName:
      name.removeAll(keepingCapacity: true)
      state = .attributeName
      return
    case (.emptyTag, UInt8(ascii: ">")):
      handler.tagEnds(at: base + index + 1, isEmpty: true)
      try close(at: base + index + 1)
    case (.equals, UInt8(ascii: "=")): state = .quote
    case (.quote, UInt8(ascii: "\"")), (.quote, UInt8(ascii: "'")):
      value.removeAll(keepingCapacity: true)
      quotation = byte
      state = .value
    case (.closeEnd, UInt8(ascii: ">")):
      guard !elements.isEmpty, elements.innermost.elementsEqual(name) else {
        let open = elements.isEmpty ? "nothing is open, and closed" : "<\(words(elements.innermost))> is closed"
        throw fault(index, "\(open) by </\(words(name))>")
      }
      try close(at: tagStart)
    default: throw fault(index, "the tag of <\(words(elements.innermost))> is not well formed")
    }
    index += 1
  }

  private mutating func close(at offset: Int) throws(XMLFault) {
    try handler.close(at: offset)
    elements.pop()
    state = .text
  }

  private mutating func value(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    let start = index
    while index < chunk.count, chunk[index] != quotation, chunk[index] != UInt8(ascii: "&"),
      chunk[index] != UInt8(ascii: "<")
    { index += 1 }
    let room = max(0, Self.longestName - value.count)
    value.append(contentsOf: UnsafeBufferPointer(rebasing: chunk[start..<min(index, start + room)]))
    guard index < chunk.count else { return }
    switch chunk[index] {
    case quotation:
      handler.attribute(name, value)
      quotation = 0
      state = .tag
    case UInt8(ascii: "&"): state = .reference
    default: throw fault(index, "there is a < in the value of \(words(name)). Write it as &lt;")
    }
    index += 1
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether a name cannot go on with this.
  fileprivate var endsName: Bool {
    self <= 0x20 || self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || self == UInt8(ascii: "=")
      || self == UInt8(ascii: "<") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
  }
}
