extension XMLScanner {
  /// Reads on within a reference to a character, such as `&amp;` or `&#xE9;`.
  mutating func reference(_ chunk: UnsafeBufferPointer<UInt8>, _ index: inout Int) throws(XMLFault) {
    let byte = chunk[index]
    index += 1
    guard byte == UInt8(ascii: ";") else {
      reference.append(byte)
      guard reference.count <= 12 else {
        throw XMLFault(offset: base + index, what: "there is an & that starts no reference. Write it as &amp;")
      }
      return
    }
    let name = words(reference)
    guard let scalar = Self.scalar(name) else {
      throw XMLFault(offset: base + index, what: "&\(name); is not known. Write the character itself")
    }
    reference.removeAll(keepingCapacity: true)
    let bytes = Array(String(scalar).utf8)
    if quotation != 0 {
      if value.count < Self.longestName { value += bytes }
      state = .value
    } else {
      bytes.withUnsafeBufferPointer { handler.text($0) }
      state = .text
    }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
